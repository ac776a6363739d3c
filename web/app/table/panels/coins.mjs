/** Animated coins: they fly from payer to payee, and rain at the end of a game. */

/** @import { Snapshot } from "../../types.d.ts" */
/** @import { Animator } from "../animator.mjs" */

import { element } from "../../base/elements.mjs";
import { signed } from "../../base/l10n.mjs";
import { settings } from "../../base/settings.mjs";
import { pleases } from "../../game/turn.mjs";

/**
 * The duration of a flight, the delay between two coins, the time that an amount stands beside a purse; in ms at normal
 * speed.
 */
const FLIGHT = 420;
const APART = 50;
const STANDING = 900;
const MOST = 6;

/** @typedef {{ x: number, y: number, sign?: Element | null }} Landing where coins land in the window, and whose place it is */

/**
 * @typedef {object} Strip
 * @property {Element} root as wide as the page
 * @property {Element} figures the counters of one seat: on a phone they stand apart, where an amount covers no words
 */

/** Where coins that belong to a purse are seen to land, at most so far from its left edge, in px. */
const NEAR = 90;

/**
 * Where coins land: on the purse, or at its own place in a strip that is in sight, if the purse is not.
 * @param {Element} purse
 * @param {Strip} strip
 * @param {number} share the place on the strip, from 0 to 1
 * @param {Element | null} sign whose purse it is; it stands beside the amount on the strip
 * @returns {Landing}
 */
export function landingOn(purse, strip, share, sign) {
  const box = purse.getBoundingClientRect();
  const point = { x: box.x + Math.min(box.width / 2, NEAR), y: box.y + box.height / 2 };
  const hit = box.width > 0 ? document.elementFromPoint(point.x, point.y) : null;
  if (hit && (purse.contains(hit) || hit.contains(purse))) return point;
  const { x, y, width, height } = strip.root.getBoundingClientRect();
  const figures = strip.figures.getBoundingClientRect();
  return {
    x: x + width * share,
    y: figures.height > 0 ? figures.y + figures.height / 2 : y + height / 2,
    sign: /** @type {Element | null} */ (sign?.cloneNode(true) ?? null),
  };
}

/** How far an amount stays from the window's edges, in px. */
const EDGE = 4;

const coin = () => element("span", { class: "flying-coin", "aria-hidden": "true" });

/**
 * Lets coins fly from payer to payee: more coins for more money, up to `MOST`.
 * @param {Animator} animator
 * @param {Landing} from
 * @param {Landing} to
 * @param {number} amount
 */
export async function flyCoins(animator, from, to, amount) {
  const duration = animator.time(FLIGHT);
  if (duration <= 0 || amount <= 0) return;
  const count = Math.min(MOST, 1 + Math.round(2 * Math.log10(amount)));
  const over = Math.min(from.y, to.y) - 46;
  const flights = Array.from({ length: count }, async (_, nth) => {
    const flying = coin();
    document.body.append(flying);
    const aside = (nth - count / 2) * 7;
    await animator.animate(
      flying,
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, easing: "ease-out" },
        {
          transform: `translate(${(from.x + to.x) / 2 + aside}px, ${over - Math.abs(aside)}px) scale(1.1)`,
          easing: "ease-in",
        },
        { transform: `translate(${to.x}px, ${to.y}px) scale(.8)` },
      ],
      { duration, delay: animator.time(APART) * nth, fill: "backwards" },
    );
    flying.remove();
  });
  await Promise.all(flights);
}

/**
 * Shows amounts that rise beside purses and disappear; nothing waits for them. All stand in the page before the first is
 * measured: the page is laid out once.
 * @param {Animator} animator
 * @param {{ point: Landing, change: number }[]} flags
 */
export function flagAmounts(animator, flags) {
  const duration = animator.time(STANDING);
  if (duration <= 0) return;
  const shown = flags.map(({ point, change }) =>
    element(
      "span",
      { class: "amount-flag", "aria-hidden": "true" },
      ...(point.sign ? [point.sign] : []),
      signed(change),
    ),
  );
  document.body.append(...shown);
  const most = shown.map((flag) => window.innerWidth - flag.offsetWidth - EDGE);
  for (const [nth, flag] of shown.entries()) {
    const { point } = /** @type {{ point: Landing }} */ (flags[nth]);
    const x = Math.max(EDGE, Math.min(point.x + (point.sign ? -20 : 26), most[nth] ?? 0));
    const where = (/** @type {number} */ rise) => `translate(${x}px, ${point.y - rise}px)`;
    flag
      .animate(
        [
          { transform: where(0), opacity: 0 },
          { offset: 0.2, transform: where(14), opacity: 1 },
          { offset: 0.75, transform: where(20), opacity: 1 },
          { transform: where(26), opacity: 0 },
        ],
        { duration },
      )
      .finished.finally(() => flag.remove());
  }
}

/** Lets coins rain over the window once if a game has ended well for the people at it. @param {Snapshot} snapshot */
export function rejoice(snapshot) {
  if (settings.pace <= 0 || document.hidden || !pleases(snapshot)) return;
  const sky = element("div", { class: "coin-rain", "aria-hidden": "true" });
  document.body.append(sky);
  const falls = Array.from({ length: 28 }, (_, nth) => {
    const falling = coin();
    sky.append(falling);
    const x = ((nth + Math.random()) / 28) * window.innerWidth;
    const turn = 360 * (Math.random() - 0.5);
    return falling.animate(
      [
        { transform: `translate(${x}px, -40px) rotateY(0deg)` },
        { transform: `translate(${x + turn / 6}px, ${window.innerHeight + 40}px) rotate(${turn}deg) rotateY(720deg)` },
      ],
      {
        duration: (1500 + 900 * Math.random()) * settings.pace,
        delay: 900 * Math.random() * settings.pace,
        easing: "cubic-bezier(.4,.1,.8,.7)",
        fill: "both",
      },
    ).finished;
  });
  void Promise.allSettled(falls).then(() => sky.remove());
}
