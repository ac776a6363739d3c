/**
 * The roulette of Marco Polo: ten sectors in an outer ring for the sea and an inner ring for the land. The ring that
 * does not count is pale, and a gold bezel frames the result.
 */

/** @import { View } from "../../app/types.d.ts" */
/** @import { ThemeNames, Wheel } from "../../app/game/theme.d.ts" */

import { svg } from "../../app/base/elements.mjs";

/** The inner and outer radius of each ring. @type {{ [mode: string]: [number, number] }} */
const RINGS = { land: [44, 76], sea: [76, 108] };
const STAR = "M0-40L6-6 40 0 6 6 0 40-6 6-40 0-6-6z";

/**
 * The faces of the rings, sector by sector, clockwise, from the board's data.
 * @param {ThemeNames} names
 * @returns {{ [mode: string]: (number | string)[] }}
 */
function rings(names) {
  const label = names.plan.data.labels.find((one) => one !== null && typeof one === "object" && "roulette" in one);
  return /** @type {any} */ (label)?.roulette ?? {};
}

/** A point as path data. @param {number} radius from the middle @param {number} degrees clockwise from the top */
function polar(radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

/**
 * A sector of a ring as path data.
 * @param {[number, number]} ring
 * @param {number} at its middle, in degrees
 * @param {number} width in degrees
 */
function sector([inner, outer], at, width) {
  const [first, last] = [at - width / 2, at + width / 2];
  const there = `M${polar(outer, first)}A${outer} ${outer} 0 0 1 ${polar(outer, last)}`;
  return `${there}L${polar(inner, last)}A${inner} ${inner} 0 0 0 ${polar(inner, first)}z`;
}

/** @param {string} mode @param {(number | string)[]} faces @param {boolean} counts @returns {SVGElement} */
function ring(mode, faces, counts) {
  const edges = RINGS[mode] ?? [0, 0];
  const width = 360 / faces.length;
  const sectors = faces.flatMap((face, at) => {
    const raid = typeof face === "string";
    const field = svg("path", {
      class: `sector ring-${mode} ${raid ? "raid" : at % 2 ? "odd" : "even"}`,
      d: sector(edges, at * width, width),
    });
    const place = `rotate(${at * width}) translate(0 ${-(edges[0] + edges[1]) / 2})`;
    if (raid) return [field, svg("g", { transform: `${place} scale(.95)` }, svg("use", { href: `#raid-${face}` }))];
    const number = svg("text", { class: `sector-number ring-${mode}`, y: 8, transform: place });
    number.textContent = String(face);
    return [field, number];
  });
  return svg("g", { class: counts ? "ring" : "ring aside" }, ...sectors);
}

/** @param {View} view @returns {string} the ring that counts in this spin */
const announced = (view) => String(view.public.mode);

/** @type {Wheel} */
export const roulette = {
  phase: "spin",
  draw(view, names) {
    const shown = Object.entries(rings(names));
    const sectors = shown[0]?.[1].length ?? 1;
    return svg(
      "svg",
      { class: "roulette", viewBox: "-122 -126 244 248", "aria-hidden": "true" },
      svg("circle", { class: "rim", r: 118 }),
      svg("circle", { class: "rim-gilt", r: 111 }),
      svg("circle", { class: "ground", r: 108 }),
      svg(
        "g",
        { class: "turning" },
        ...shown.map(([mode, faces]) => ring(mode, faces, mode === announced(view))),
        svg("circle", { class: "hub", r: 44 }),
        svg("path", { class: "hub-star", d: STAR }),
      ),
      svg("path", { class: "bezel-edge", d: sector(RINGS[announced(view)] ?? [44, 108], 0, 360 / sectors) }),
      svg("path", { class: "bezel", d: sector(RINGS[announced(view)] ?? [44, 108], 0, 360 / sectors) }),
      svg("path", { class: "pointer", d: "M-9-124H9L0-108z" }),
    );
  },
  stops(values, view, names) {
    const faces = rings(names)[announced(view)] ?? [];
    return faces.flatMap((face, at) => (face === values[0] ? [(-at * 360) / faces.length] : []));
  },
};
