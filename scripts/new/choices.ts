/** What a new page takes from the pages of its area. */
export interface Choices {
  /** The imports that it needs. */
  readonly pageImports: string;
  /** Its address, or both: of the account's pages each has one with "/app" in front too. */
  readonly path: string;
  /** How it is built and framed, and who may see it: lines of its value. */
  readonly choices: string;
  /** In which world its stories stand, as one more parameter. */
  readonly scenario: string;
}

const ofNewArea: Choices = {
  pageImports: 'import { siteFrame } from "../site/SiteFrame.tsx";',
  path: "{areaPaths}.sample",
  choices: "    prerender: true,\n    frame: siteFrame(),",
  scenario: "",
};

/**
 * What the last page of an area says of itself, for another one beside it.
 * @param pages the area's pages.ts; undefined where there is none yet.
 */
export function choicesIn(pages: string | undefined): Choices {
  if (pages === undefined) return ofNewArea;
  const last = pages.slice(pages.lastIndexOf("\n  page({"));
  const isInApp = last.includes("withApp(");
  return {
    pageImports: "",
    path: isInApp ? "[{areaPaths}.sample, withApp({areaPaths}.sample)]" : "{areaPaths}.sample",
    choices: last.match(/^ {4}(?:prerender: true|frame|gate)\b.*,$/gm)?.join("\n") ?? "",
    scenario: last.includes("gate: accountGate") ? ', scenario: "assinante"' : "",
  };
}
