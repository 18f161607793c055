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

/** The layout of the first route that names one, without the properties that only that page changes: ", layout: accountLayout". */
function layoutIn(routes: string): string {
  const [layout, name] = /handle: \{[^{}]*?\blayout(?:: (?:\{ \.\.\.)?(\w+)| \})/.exec(routes) ?? [];
  if (layout === undefined) return "";
  return name === undefined ? ", layout" : `, layout: ${name}`;
}

/**
 * Copies the layout and the guard of an area's pages for a new one.
 *
 * @param routes the source of the area's routes.ts; empty for a new area.
 */
export function choicesIn(area: string, routes: string): Choices {
  const [children = "children: ["] = /(?:accountRoutes\(|children: (?:withAppRoutes\()?)\[/.exec(routes) ?? [];
  const isGuarded = children.startsWith("accountRoutes(");
  return {
    handle: layoutIn(routes),
    children,
    guardImports: isGuarded
      ? `import { accountLoader } from "${area === "account" ? "." : "../account"}/accountLoader.ts";\n`
      : "",
    fallback: isGuarded ? ", SamplePage as HydrateFallback" : "",
    loader: isGuarded ? "\nexport const loader = accountLoader();\n" : "",
    scenario: isGuarded ? ', scenario: "assinante"' : "",
  };
}
