import assert from "node:assert/strict";
import { before, test } from "node:test";

import { loadGame, startLanguage } from "../../web/app/base/l10n.mjs";
import { Names } from "../../web/app/game/names.mjs";
import { overlays } from "../../web/themes/magot/theme.mjs";
import { brings, throwLine } from "../../web/themes/magot/throws.mjs";
import { board, seats, view } from "./samples.mjs";

/** @import { MetView } from "../../web/themes/magot/view.d.ts" */

const names = new Names("magot", seats("human", "human", "human"), board([]));

/** @param {[MetView["what"], number, number, boolean?][]} meets */
const thrown = (...meets) => ({
  face: 7,
  to: 50,
  blocked: false,
  meets: meets.map(([what, owner, points, capped = false]) => ({ what, owner, points, capped })),
  points: meets.reduce((sum, [, , points]) => sum + points, 0),
});

/** @param {ReturnType<typeof thrown>} one */
const line = (one) => throwLine(one, names).replace(/[\u00a0\u202f]/g, " ");

before(async () => {
  await startLanguage();
  await loadGame("magot");
});

test("what a throw brings is the sum: an opponent's pawn on one's own Start is a loss", () => {
  assert.equal(brings(thrown(["pawn", 1, 10])), "gain");
  assert.equal(brings(thrown(["pawn", 1, 10], ["own-depart", 0, -100])), "loss");
  assert.equal(brings(thrown(["pawn", 1, 10], ["depart", 2, 30])), "gain");
  assert.equal(brings(thrown(["pawn", 1, 10], ["win", 0, 150])), "win");
  assert.equal(brings(thrown(["back", 1, 0, true])), "back");
  assert.equal(brings(thrown(["pawn", 1, 0, true])), "nothing");
  const public_ = { throws: [thrown(["pawn", 1, 10], ["own-depart", 0, -100])] };
  const marks = overlays[0]?.marks(view({ public: public_ }));
  assert.deepEqual(marks, { badges: [{ place: "50", kind: "loss", text: "+7✗", inside: "above" }] });
});

test("all that happens on a square is told in order, with the sum", () => {
  assert.equal(line(thrown()), "+7 : case 50");
  assert.equal(line({ ...thrown(), blocked: true }), "+7 : hors du plateau, rester en 50");
  assert.equal(
    line(thrown(["pawn", 2, 10], ["own-depart", 0, -100])),
    "+7 : case 50, le pion de P2 : recevoir 10 points, et l’envoyer en 6 ou en 63 ; puis son propre Départ : " +
      "payer 50 points à chacun et relancer (en tout −90 points)",
  );
  assert.equal(
    line(thrown(["own-depart", 0, -30, true])),
    "+7 : case 50, son propre Départ : verser tout ce qui reste (30 points) et relancer",
  );
  assert.equal(
    line(thrown(["pawn", 1, 10], ["win", 0, 150])),
    "+7 : case 50, le pion de P1 : recevoir 10 points ; puis l’Arrivée visée : le magot est gagné !",
  );
});
