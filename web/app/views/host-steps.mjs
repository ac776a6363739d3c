/** What a volunteer does with the code, in the systems that most pages are made with. */

import { element } from "../base/elements.mjs";
import { say } from "../base/l10n.mjs";

/** The steps of each system: the ids of their messages. */
const SYSTEMS = {
  wordpress: ["step-wordpress-block", "step-paste", "step-wordpress-publish"],
  wix: ["step-wix-embed", "step-wix-code", "step-wix-size"],
  plain: ["step-plain-open", "step-paste", "step-plain-upload"],
};

/** For each system, how the code comes onto its page. */
export function stepsSection() {
  return element(
    "section",
    { class: "host-steps" },
    say(element("h2", {}), "steps-title"),
    ...Object.entries(SYSTEMS).map(([system, steps], first) =>
      element(
        "details",
        { open: first === 0 },
        say(element("summary", {}), `steps-${system}`),
        element("ol", {}, ...steps.map((step) => say(element("li", {}), step))),
      ),
    ),
    say(element("p", { class: "help" }), "steps-check"),
  );
}
