/** The games of the site and their boards. The build makes these files, so that the page needs no Python for them. */

/** @import { Area, BoardData, Meta, Place } from "../types.d.ts" */
/** @import { Theme } from "./theme.d.ts" */

import { fetchDrawing, letterOf, loadSymbols } from "../base/elements.mjs";
import { currentLanguage, loadGame } from "../base/l10n.mjs";
import { once } from "../base/once.mjs";
import { at, fetchFile, loadModule } from "../base/site.mjs";
import { Lettering } from "./lettering.mjs";

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
async function fetchJson(path) {
  return (await fetchFile(path)).json();
}

const index = once(fetchJson);

/** @returns {Promise<Meta[]>} */
export function games() {
  return index("games/index.json");
}

/**
 * @param {string} id
 * @returns {Promise<Meta | null>} null if there is no such game
 */
export async function gameMeta(id) {
  return (await games()).find((game) => game.id === id) ?? null;
}

/** @param {string} id @returns {Promise<BoardData>} */
export function boardData(id) {
  return fetchJson(`games/${id}/board.json`);
}

/** @param {number} value @param {number} size */
const modulo = (value, size) => ((value % size) + size) % size;

/** The key of an area among the spots of a board: a place may have the same id. @param {unknown} id */
export const areaSpot = (id) => `area-${id}`;

/**
 * The part of a drawing that turns, and its copy: the copy fills the side that a turn leaves empty.
 * @param {Element} drawing
 */
function halvesOf(drawing) {
  const drawn = drawing.querySelector("[data-turns]");
  if (!drawn) return [];
  const again = /** @type {SVGElement} */ (drawn.cloneNode(true));
  again.removeAttribute("data-turns");
  again.setAttribute("aria-hidden", "true");
  drawn.after(again);
  return [drawn, again].map((half) => ({ drawn: half, names: new Lettering(half) }));
}

/**
 * The sign of a movement on the board, in order: a letter, or a digit where the board's own tokens bear letters.
 * @param {Theme} theme
 * @param {number} nth from 0
 */
export const signOf = ({ ways }, nth) => (ways === "digits" ? String(nth + 1) : letterOf(nth));

/** A board with its drawing, ready to be shown. */
export class BoardPlan {
  /**
   * @param {BoardData} data
   * @param {SVGSVGElement} drawing
   * @param {Theme} theme the exports of the theme's module
   */
  constructor(data, drawing, theme) {
    this.data = data;
    this.drawing = drawing;
    this.theme = theme;
    /** @type {Map<string, Place>} */
    this.places = new Map(data.places.map((place) => [place.id, place]));
    /** Everything on the board that people can choose. @type {Map<string, Place | Area>} */
    this.spots = new Map(this.places);
    for (const area of data.areas) this.spots.set(areaSpot(area.id), area);
    /** How far the map has been turned, in units of the drawing. */
    this.turned = 0;
    /** The two halves of a turned map; null before its first turn. @type {ReturnType<typeof halvesOf> | null} */
    this.halves = null;
  }

  /** Turns a map that wraps around by so many steps: its places and its drawing. @param {number} steps */
  turn(steps) {
    const { wraps } = this.data;
    if (!wraps) return;
    const before = this.turned;
    const width = wraps.right - wraps.left;
    this.turned = modulo(before + steps * wraps.step, width);
    for (const place of this.data.places)
      place.x = wraps.left + modulo(place.x - wraps.left + before - this.turned, width);
    this.halves ??= halvesOf(this.drawing);
    const [east, west] = this.halves;
    if (!east || !west) return;
    east.drawn.setAttribute("transform", `translate(${-this.turned} 0)`);
    west.drawn.setAttribute("transform", `translate(${width - this.turned} 0)`);
    east.names.show(wraps.left + this.turned, wraps.right + this.turned);
    west.names.show(wraps.left, wraps.left + this.turned);
  }

  /** The x of a point on the map as it is without turning. @param {number} x */
  unturned(x) {
    const { wraps } = this.data;
    return wraps ? wraps.left + modulo(x - wraps.left + this.turned, wraps.right - wraps.left) : x;
  }

  /**
   * The two parts of the straight line between two points that leaves a wrapping map at one edge and comes back at the
   * other; null if the direct line is shorter or the map does not wrap around.
   * @param {{ x: number, y: number }} from
   * @param {{ x: number, y: number }} to
   */
  overEdge(from, to) {
    const { wraps } = this.data;
    if (!wraps || Math.abs(to.x - from.x) <= (wraps.right - wraps.left) / 2) return null;
    const [out, back] = to.x < from.x ? [wraps.right, wraps.left] : [wraps.left, wraps.right];
    const [before, after] = [Math.abs(out - from.x), Math.abs(to.x - back)];
    const y = from.y + ((to.y - from.y) * before) / (before + after || 1);
    return [
      [from, { x: out, y }],
      [{ x: back, y }, to],
    ];
  }

  /** The name of a place or an area; the id itself if the board does not have it. @param {unknown} id */
  label(id) {
    const label = this.spots.get(String(id))?.label;
    return typeof label === "object" ? (label[currentLanguage()] ?? String(id)) : (label ?? String(id));
  }
}

/**
 * Switches the page to the game's theme and waits for its style sheet: without it the board is black.
 * @param {string} id
 */
export function loadStyle(id) {
  const link = /** @type {HTMLLinkElement} */ (document.getElementById("theme"));
  const href = at(`themes/${id}/theme.css`);
  if (link.getAttribute("href") === href) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = (/** @type {Event} */ { type }) => {
      if (type === "error") link.removeAttribute("href"); // the next table asks for it again
      resolve(undefined);
    };
    for (const type of ["load", "error"]) link.addEventListener(type, settle, { once: true });
    link.href = href;
  });
}

/** The exports of a theme's module; empty if the theme has no module. @param {string} id @returns {Promise<Theme>} */
export async function loadTheme(id) {
  const meta = await gameMeta(id);
  return meta?.draws ? loadModule(() => import(`../../themes/${id}/theme.mjs`)) : {};
}

/**
 * Loads everything that a game's table shows: theme, symbols, sentences, board.
 * @param {string} id
 * @returns {Promise<BoardPlan>}
 */
export async function loadTableOf(id) {
  const [data, drawing, theme] = await Promise.all([
    boardData(id),
    fetchDrawing(`games/${id}/board.svg`),
    loadTheme(id),
    loadStyle(id),
    loadSymbols(`themes/${id}/pieces.svg`),
    loadGame(id),
  ]);
  return new BoardPlan(data, drawing, theme);
}
