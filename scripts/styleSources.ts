/** Constants that hold a media query. */
const queries: ReadonlySet<string> = new Set(["smallWindow", "lowWindow", "besideMedia"]);

const expression = /\$\{([^{}]*)\};?/g;

/**
 * The CSS templates of a styles file as plain CSS: a token becomes a variable, a component in a selector a class, a media
 * query `@media all`, and an included fragment of declarations is left out.
 */
export function templatesOf(source: string): readonly string[] {
  const templates = [...source.matchAll(/(?:styled[\w.()]*|css|keyframes|createGlobalStyle)(?:<[^`]*>)?`([^`]*)`/g)];
  return templates.map(([, template = ""]) =>
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
  const withoutComments = template.replace(/\/\*[\s\S]*?\*\//g, "");
  return withoutComments.match(/[\w-]+\s*:\s*[^;{}]+;/g) ?? [];
}
