/** Constants that hold a media query. */
const queries: ReadonlySet<string> = new Set(["smallWindow", "lowWindow", "besideMedia", "rowMedia"]);

const expression = /\$\{([^{}]*)\};?/g;

/** The CSS templates of a module, as written. */
export function writtenTemplatesOf(source: string): readonly string[] {
  const templates = source.matchAll(
    /(?<![\w.])(?:styled[\w.()]*|css|keyframes|createGlobalStyle)(?:<[^`]*>)?`([^`]*)`/g,
  );
  return [...templates].map(([, template = ""]) => template);
}

/**
 * The CSS templates of a module as plain CSS: a token becomes a variable, a component in a selector a class, a media
 * query `@media all`, and an included fragment of declarations is left out.
 */
export function templatesOf(source: string): readonly string[] {
  return writtenTemplatesOf(source).map((template) =>
    template.replace(expression, (all: string, name: string, offset: number) => {
      const before = template.slice(0, offset).replace(/\$\{[^{}]*\}/g, "x");
      const startsDeclaration = /(?:^|[{};]|x\s*\n)\s*$/.test(before);
      if (name.startsWith("media.") || queries.has(name)) return "@media all";
      if (/^[A-Z]\w*$/.test(name)) return ".part";
      return startsDeclaration ? "" : all.replace(/[^;]+/, "var(--token)");
    }),
  );
}

/** The declarations of a template, each as "name: value;". */
export function declarationsOf(template: string): readonly string[] {
  return withoutComments(template).match(/[\w-]+\s*:\s*[^;{}]+;/g) ?? [];
}

/** Selectors that a supported browser cannot parse. A list that contains one is dropped whole. */
const youngSelector = /:has\(|::details-content|:popover-open|::-(?:webkit|moz)-/;

/** The selector lists of a template that also lose their other selectors in browsers without a young one. */
export function mixedSelectorLists(template: string): readonly string[] {
  const preludes = withoutComments(template).match(/[^{};]+(?=\{)/g) ?? [];
  return preludes
    .map((prelude) => prelude.trim())
    .filter((prelude) => {
      const selectors = prelude.startsWith("@") ? [] : prelude.split(/,(?![^(]*\))/);
      const isYoung = (selector: string) => youngSelector.test(selector);
      return selectors.some(isYoung) && !selectors.every(isYoung);
    });
}

/** A length relative to a container, to a line, or to the visible part of the window. */
const youngUnit = /\d(?:cq(?:w|h|i|b|min|max)|r?lh|[dsl]v(?:w|h|i|b|min|max))\b/;

const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(":")).trim();

/** The declarations with a young unit and without the same property before them, for browsers that drop the declaration. */
export function declarationsWithoutFallback(template: string): readonly string[] {
  const outside = withoutComments(template).replace(
    /@(?:container|supports)[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
    "",
  );
  const declarations = declarationsOf(outside);
  return declarations.filter((declaration, index) => {
    const before = declarations[index - 1] ?? "";
    const hasFallback = nameOf(before) === nameOf(declaration) && !youngUnit.test(before);
    return youngUnit.test(declaration) && !hasFallback;
  });
}

const withoutComments = (template: string) => template.replace(/\/\*[\s\S]*?\*\//g, "");
