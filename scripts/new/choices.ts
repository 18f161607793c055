/** Parts of a new page that follow the other pages of its area. */
export interface Choices {
  /** The properties of the route's handle, except the title. */
  readonly handle: string;
  /** The start of the list of routes that gets the new one. */
  readonly children: string;
  /** The imports of the page module's guard. */
  readonly guardImports: string;
  /** The exports of the page module, except its component. */
  readonly fallback: string;
  /** The page module's loader. */
  readonly loader: string;
  /** The scenario of its stories, as a further parameter. */
  readonly scenario: string;
}

const ofPublicPage: Choices = {
  handle: "",
  children: "children: [",
  guardImports: "",
  fallback: "",
  loader: "",
  scenario: "",
};

/**
 * Copies the layout and the guard of an area's pages for a new one.
 *
 * @param routes the source of the area's routes.ts; undefined for a new area.
 */
export function choicesIn(area: string, routes: string | undefined): Choices {
  const children =
    /(?:accountRoutes\(|children: (?:withAppRoutes\()?)\[/.exec(routes ?? "")?.[0] ?? ofPublicPage.children;
  if (!routes?.includes("accountLayout")) return { ...ofPublicPage, children };
  return {
    handle: ", layout: accountLayout",
    children,
    guardImports: `import { accountLoader } from "${area === "account" ? "." : "../account"}/accountLoader.ts";
`,
    fallback: ", SamplePage as HydrateFallback",
    loader: "\nexport const loader = accountLoader();\n",
    scenario: ', scenario: "assinante"',
  };
}
