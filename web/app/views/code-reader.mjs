/** Reads QR codes from pictures and videos: with the browser's own detector if it has one, otherwise with a library. */

/** @typedef {HTMLVideoElement | ImageBitmap} Seen */
/** @typedef {(seen: Seen) => Promise<string[]>} Reader the texts of the codes in a picture; none if there is no code */
/** @typedef {{ detect(seen: Seen): Promise<{ rawValue: string }[]> }} Detector */

import { decodeQR } from "../../vendor/qr/decode.js";

/** The longest side of what the library looks at, in pixels: more takes longer, and reads no more codes. */
const SIDE = 1280;

/** How long the library may try again on one picture, in ms. */
const PATIENCE = 60;

/** @returns {Promise<Detector | null>} null if the browser reads no QR codes */
async function ownDetector() {
  const Own = /** @type {any} */ (globalThis).BarcodeDetector;
  try {
    const formats = await Own?.getSupportedFormats();
    return formats?.includes("qr_code") ? new Own({ formats: ["qr_code"] }) : null;
  } catch {
    return null;
  }
}

/** @returns {Promise<Reader>} */
export async function codeReader() {
  const own = await ownDetector();
  return async (seen) => {
    if (own) {
      try {
        const found = await own.detect(seen);
        if (found.length > 0) return found.map(({ rawValue }) => rawValue);
      } catch {
        // A detector that fails is as none.
      }
    }
    return readByLibrary(seen);
  };
}

const canvas = document.createElement("canvas");

/** @param {Seen} seen */
function readByLibrary(seen) {
  const [width, height] = "videoWidth" in seen ? [seen.videoWidth, seen.videoHeight] : [seen.width, seen.height];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  if (!drawing || canvas.width === 0) return [];
  drawing.drawImage(seen, 0, 0, canvas.width, canvas.height);
  try {
    return [decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: PATIENCE })];
  } catch {
    return []; // there is no code in the picture, or it cannot be read
  }
}
