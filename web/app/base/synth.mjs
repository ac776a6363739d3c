/**
 * The sounds of a table, made with Web Audio: no file is needed. Each is a few tones and bursts of noise. The page loads
 * this module when somebody has turned the sound on.
 */

/** @import { SoundName } from "../types.d.ts" */

/**
 * A part of a sound. A tone has a `wave`, otherwise it is noise; both swell up within `rise` and fade away until the end.
 * @typedef {object} Part
 * @property {number} at when it begins, in s after the sound
 * @property {number} lasts in s
 * @property {number} level at its loudest; all parts that sound together stay below 1
 * @property {[number, number]} pitch in Hz at its beginning and end: of the tone, or of the noise that is let through
 * @property {OscillatorType} [wave]
 * @property {number} [rise] in s
 * @property {number} [sharp] how narrow the band of noise is
 */

/** A short knock, such as of wood. @param {number} at @param {number} level @param {number} pitch @returns {Part} */
const knock = (at, level, pitch) => ({ at, lasts: 0.07, level, pitch: [pitch, pitch * 0.8], sharp: 4 });

/** A tone that rings. @param {number} at @param {number} lasts @param {number} level @param {number} pitch @returns {Part} */
const ring = (at, lasts, level, pitch) => ({ at, lasts, level, pitch: [pitch, pitch], wave: "sine" });

/** A wind instrument. @param {number} at @param {number} lasts @param {number} level @param {number} pitch @returns {Part} */
const blow = (at, lasts, level, pitch) => ({ at, lasts, level, pitch: [pitch, pitch], wave: "sawtooth", rise: 0.06 });

/** What each sound is made of. @type {{ [name in SoundName]: Part[] }} */
const SOUNDS = {
  die: [0, 0.09, 0.19, 0.31, 0.46, 0.66].map((at, nth) => knock(at, 0.75 - 0.07 * nth, 1500 - 90 * nth)),
  wheel: Array.from({ length: 22 }, (_, nth) => knock(1.5 * (nth / 22) ** 1.7, 0.5, 2400)),
  pawn: [knock(0, 0.8, 620), { at: 0, lasts: 0.09, level: 0.3, pitch: [190, 120], wave: "sine" }],
  coin: [ring(0, 0.12, 0.22, 2093), ring(0.06, 0.4, 0.24, 3136), ring(0.06, 0.3, 0.1, 6270)],
  horn: [blow(0, 0.9, 0.2, 174.6), blow(0, 0.9, 0.14, 220), blow(0, 0.9, 0.14, 261.6)],
  thunder: [
    { at: 0, lasts: 0.25, level: 0.9, pitch: [1800, 300], sharp: 0.5 },
    { at: 0.1, lasts: 1.6, level: 0.9, pitch: [180, 60], sharp: 0.6, rise: 0.08 },
  ],
  gavel: [0, 0.28].flatMap((at) => [
    knock(at, 0.9, 480),
    { at, lasts: 0.16, level: 0.4, pitch: [150, 90], wave: /** @type {OscillatorType} */ ("triangle") },
  ]),
  arrival: [523.3, 659.3, 784, 1046.5].map((pitch, nth) => ring(0.13 * nth, 0.55, 0.2, pitch)),
};

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/** Two seconds of noise, always the same. @param {BaseAudioContext} context */
function noiseOf(context) {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    let state = 1;
    noise.getChannelData(0).forEach((_, at, samples) => {
      state = (state * 48271) % 2147483647;
      samples[at] = state / 1073741823.5 - 1;
    });
    noises.set(context, noise);
  }
  return noise;
}

/**
 * The source of a part, and what it sounds through.
 * @param {BaseAudioContext} context
 * @param {Part} part
 * @param {number} start @param {number} end by the context's clock
 * @returns {[AudioScheduledSourceNode, AudioNode]}
 */
function sourceOf(context, { pitch: [from, to], wave, sharp = 1 }, start, end) {
  const tone = wave ? context.createOscillator() : null;
  const filter = context.createBiquadFilter();
  const frequency = tone?.frequency ?? filter.frequency;
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, end);
  if (tone && wave) {
    tone.type = wave;
    filter.type = "lowpass";
    filter.frequency.value = Math.min(16 * from, 12_000);
    tone.connect(filter);
    return [tone, filter];
  }
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  filter.type = "bandpass";
  filter.Q.value = sharp;
  noise.connect(filter);
  return [noise, filter];
}

/**
 * Plays a sound.
 * @param {BaseAudioContext} context
 * @param {SoundName} name
 * @param {number} volume from 0 to 1
 */
export function play(context, name, volume) {
  if (volume <= 0) return;
  const master = context.createGain();
  master.gain.value = volume;
  master.connect(context.destination);
  for (const part of SOUNDS[name]) {
    const [start, end] = [context.currentTime + part.at, context.currentTime + part.at + part.lasts];
    const [source, voice] = sourceOf(context, part, start, end);
    const swell = context.createGain();
    swell.gain.setValueAtTime(0, start);
    swell.gain.linearRampToValueAtTime(part.level, start + (part.rise ?? 0.004));
    swell.gain.exponentialRampToValueAtTime(0.001, end);
    voice.connect(swell).connect(master);
    source.start(start);
    source.stop(end);
  }
}

export const NAMES = /** @type {SoundName[]} */ (Object.keys(SOUNDS));
