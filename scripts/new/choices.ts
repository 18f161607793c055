/** Parts of a new page that follow the other pages of its area. */
export interface Choices {
  /** Its imports. */
  readonly pageImports: string;
  /** Its path, or both paths: each account page has a second one with the prefix "/app". */
  readonly path: string;
  /** Lines of its value: prerendering, frame and gate. */
  readonly choices: string;
  /** The scenario of its stories, as a further parameter. */
  readonly scenario: string;
}

const ofNewArea: Choices = {
  pageImports: 'import { siteFrame } from "../site/SiteFrame.tsx";',
  path: "{areaPaths}.sample",
  choices: "    prerender: true,\n    frame: siteFrame(),",
  scenario: "",
};

/**
 * Copies the choices of the last page of an area for a new one.
 *
 * @param pages the source of the area's pages.ts; undefined for a new area.
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
