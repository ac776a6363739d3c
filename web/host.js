/**
 * Says why the page did not start, if its modules do not run: for instance, browsers refuse modules that a host sends
 * under another type than JavaScript's. This is no module, so that it runs then.
 */
{
  const JAVASCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/i;

  /** @param {string} french @param {string} english */
  const tell = (french, english) => {
    const lines = Object.entries({ fr: french, en: english }).map(([lang, words]) => {
      const line = document.createElement("p");
      Object.assign(line, { lang, className: "opening", textContent: words });
      return line;
    });
    document.getElementById("view")?.replaceChildren(...lines);
  };

  /**
   * Says what is wrong with a module, if anything is.
   * @param {string} address
   * @returns {Promise<boolean>}
   */
  const isFaulty = async (address) => {
    const file = new URL(address).pathname.split("/").pop();
    const answer = await fetch(address).catch(() => null);
    const type = answer?.headers.get("Content-Type") ?? "";
    if (!answer) {
      tell(
        `Le site n’a pas démarré : ${file} n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.`,
        `The site did not start: ${file} could not be loaded. Check the connection and reload the page.`,
      );
    } else if (!answer.ok) {
      tell(
        `Le site n’a pas démarré : son hébergeur répond « ${answer.status} » pour ${file}. Tous les fichiers du site doivent y être.`,
        `The site did not start: its host answers “${answer.status}” for ${file}. All files of the site must be there.`,
      );
    } else if (!JAVASCRIPT.test(type)) {
      tell(
        `Le site n’a pas démarré : son hébergeur envoie ${file} sous le type « ${type} ». Il doit l’envoyer comme « text/javascript ».`,
        `The site did not start: its host sends ${file} with the type “${type}”. It must send it as “text/javascript”.`,
      );
    } else return false;
    return true;
  };

  const explain = async () => {
    if (document.documentElement.dataset.modules === "started" || self.origin === "null") return;
    for (const from of document.querySelectorAll("script[type=module], link[rel=modulepreload]")) {
      const address = from instanceof HTMLScriptElement ? from.src : /** @type {HTMLLinkElement} */ (from).href;
      if (await isFaulty(address)) return;
    }
    tell(
      "Le site n’a pas démarré. Votre navigateur est peut-être trop ancien : mettez-le à jour.",
      "The site did not start. Your browser may be too old: update it.",
    );
  };

  // When the page is loaded, its modules have run.
  if (document.readyState === "complete") void explain();
  else addEventListener("load", () => void explain());
}
