/** The games there are, and what is drawn of them: all made by the build, so none of it needs Python. */

/** @import { Area, BoardData, Meta, Place, Theme } from "./types.d.ts" */

import { fetchDrawing, loadSymbols } from "./elements.mjs";
import { loadGame } from "./l10n.mjs";
import { settings } from "./settings.mjs";
import { at } from "./site.mjs";

/** @type {Promise<Meta[]> | null} */
let index = null;

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
async function fetchJson(path) {
  const response = await fetch(at(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** @returns {Promise<Meta[]>} */
export function games() {
  if (index === null) {
    index = fetchJson("games/index.json");
    index.catch(() => {
      index = null;
    });
  }
  return index;
}

/**
 * @param {string} id
 * @returns {Promise<Meta | null>} null for a game there is not
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

/** What an area is called among the spots of a board: a place may have the same id. @param {unknown} id */
export const areaSpot = (id) => `area-${id}`;

/** A board with its drawing, ready to be shown. */
export class BoardPlan {
  /**
   * @param {BoardData} data
   * @param {SVGSVGElement} drawing
   * @param {Theme} theme what the theme draws itself
   */
  constructor(data, drawing, theme) {
    this.data = data;
    this.drawing = drawing;
    this.theme = theme;
    /** @type {Map<string, Place>} */
    this.places = new Map(data.places.map((place) => [place.id, place]));
    /** Everything on it that can be chosen. @type {Map<string, Place | Area>} */
    this.spots = new Map(this.places);
    for (const area of data.areas) this.spots.set(areaSpot(area.id), area);
    /** How far a map that goes around has been turned, in units of the drawing. */
    this.turned = 0;
  }

  /** Turns a map that goes around by so many steps: its places, and what is drawn of it. @param {number} steps */
  turn(steps) {
    const { wraps } = this.data;
    if (!wraps) return;
    const before = this.turned;
    const width = wraps.right - wraps.left;
    this.turned = modulo(before + steps * wraps.step, width);
    for (const place of this.data.places) place.x = wraps.left + modulo(place.x - wraps.left + before - this.turned, width);
    const drawn = this.drawing.querySelector("[data-turns]");
    if (!drawn) return;
    if (drawn.nextElementSibling === null) {
      // What leaves at one side comes back at the other.
      const again = /** @type {SVGElement} */ (drawn.cloneNode(true));
      again.removeAttribute("data-turns");
      again.setAttribute("aria-hidden", "true");
      drawn.after(again);
    }
    drawn.setAttribute("transform", `translate(${-this.turned} 0)`);
    drawn.nextElementSibling?.setAttribute("transform", `translate(${width - this.turned} 0)`);
  }

  /** Where something would lie if the map had not been turned. @param {number} x */
  unturned(x) {
    const { wraps } = this.data;
    return wraps ? wraps.left + modulo(x - wraps.left + this.turned, wraps.right - wraps.left) : x;
  }

  /**
   * The way between two points that is shorter over the edge of a map that goes around, in parts; null where none is.
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

  /** What people call a place or an area; the id itself when the board does not have it. @param {unknown} id */
  label(id) {
    const label = this.spots.get(String(id))?.label;
    return typeof label === "object" ? (label[settings.language] ?? String(id)) : (label ?? String(id));
  }
}

/**
 * Switches the page's theme to the game's and waits until it is there: a board without it would be black.
 * @param {string} id
 */
function loadStyle(id) {
  const link = /** @type {HTMLLinkElement} */ (document.getElementById("theme"));
  const href = at(`themes/${id}/theme.css`);
  if (link.getAttribute("href") === href) return Promise.resolve();
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(undefined);
    link.href = href;
  });
}

/** The module of a theme that has one. @param {string} id @returns {Promise<Theme>} */
async function loadTheme(id) {
  const meta = await gameMeta(id);
  return meta?.draws ? import(at(`themes/${id}/theme.mjs`)) : {};
}

/**
 * Everything needed to show a game's table: theme, symbols, sentences, board.
 * @param {string} id
 * @returns {Promise<BoardPlan>}
 */
export async function loadTableOf(id) {
  const [data, drawing, theme] = await Promise.all([
    boardData(id),
    fetchDrawing(at(`games/${id}/board.svg`)),
    loadTheme(id),
    loadStyle(id),
    loadSymbols(at(`themes/${id}/pieces.svg`)),
    loadGame(id),
  ]);
  return new BoardPlan(data, drawing, theme);
}
