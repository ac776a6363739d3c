/** The games there are, and what is drawn of them: all made by the build, so none of it needs Python. */

/** @import { Area, BoardData, Meta, Place, Theme } from "./types.d.ts" */

import { fetchDrawing, loadSymbols } from "./elements.mjs";
import { loadGame } from "./l10n.mjs";
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
  }

  /** What people call a place; the id itself when the board does not have it. @param {unknown} id */
  label(id) {
    return this.places.get(String(id))?.label ?? String(id);
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
