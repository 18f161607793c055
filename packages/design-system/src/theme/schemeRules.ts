/** The declarations of each colour mode. */
export interface SchemeDeclarations {
  readonly light: string;
  readonly dark: string;
  readonly lightContrast: string;
  readonly darkContrast: string;
}

const moreContrast = "@media (prefers-contrast: more)";

/**
 * Returns the rules that declare the colours of a page and of every ThemeRoot in it.
 *
 * A nested ThemeRoot may have another scheme: only the outermost one colours the body and the scrollbar. Browsers without :has() skip
 * that part of :is(), and :where() keeps its specificity out.
 *
 * The dark colours are for screens only: paper is white, and browsers do not print backgrounds.
 * @param scope A selector that restricts the rules to some ThemeRoots, such as `[data-brand="x"]`. Its rules replace those without a scope.
 */
export function schemeRules({ light, dark, lightContrast, darkContrast }: SchemeDeclarations, scope = ""): string {
  const root = scope ? ":root:root" : ":root";
  const outermost = (attribute: string) => `:has(${attribute}${scope}:not([data-theme] *))`;
  const isScoped = scope ? outermost("[data-theme]") : "";
  const inLight = `:is(${root}:where(:root${isScoped}), [data-theme]${scope})`;
  const darkRules = (declarations: string) => `
  :is(:where(:root${outermost('[data-theme="dark"]')}), [data-theme="dark"]${scope}) { ${declarations} }
  :is(:where(:root[data-color-scheme="dark"]${isScoped}), :where(:root[data-color-scheme="dark"]) [data-theme="system"]${scope}) { ${declarations} }
  @media (prefers-color-scheme: dark) {
    ${root}:where(:not([data-color-scheme])${outermost('[data-theme="system"]')}) { ${declarations} }
    :where(:root:not([data-color-scheme])) [data-theme="system"]${scope} { ${declarations} }
  }`;
  return `
  ${inLight} { ${light} }
  ${moreContrast} { ${inLight} { ${lightContrast} } }
  @media screen {
  ${darkRules(dark)}
  ${moreContrast} { ${darkRules(darkContrast)} }
  }`;
}
