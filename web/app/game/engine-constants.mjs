// Made by `make page-types` from the Python of the engine. Change it there.

/** @import { Colour } from "../engine-types.d.ts" */

/** The bots that people can choose, the weakest first, by the word that is a seat's `player`. @type {string[]} */
export const LEVELS = ["mousse", "matelot", "capitaine"];

/** Those of the levels that search, better the longer: the page lets them think in a worker of their own. @type {string[]} */
export const SEARCHING = ["capitaine"];

/** Parameters of messages and events that hold a seat number, or a word such as `pot` or `bank`. @type {string[]} */
export const SEAT_PARAMS = ["seat", "owner", "payer", "payee", "other"];

/** Parameters that hold one or several ids of things with a name, or amounts by such ids, by the kind of thing. @type {{ [name: string]: string }} */
export const WORD_PARAMS = {"place": "place", "from": "place", "to": "place", "at": "place", "product": "product", "goods": "product", "series": "series", "card": "card", "hand": "card", "hands": "card"};

/** All colours, in order. @type {Colour[]} */
export const COLOURS = ["red", "blue", "yellow", "green", "mauve", "black"];

/** The player of a seat where a person sits. @type {string} */
export const HUMAN = "human";

/** The actor when a die is to be rolled, a card drawn, a hand dealt. @type {number} */
export const CHANCE = -1;

/** The version of the layout of saves and reports: it rises when an older Escales cannot read them. @type {number} */
export const FORMAT = 1;

/** The longest traceback, and the longest request, that a report holds, in characters. @type {number} */
export const MOST_TRACE = 20000;
