/** Queries that are no media query of every screen. */
const queries: ReadonlySet<string> = new Set(["smallWindow", "lowWindow", "besideMedia"]);

const expression = /\$\{([^{}]*)\};?/g;

/**
 * The CSS templates of a file of styled parts, as CSS that stands alone: a token becomes a variable, a part that a selector names a
 * class, a media query one that always holds, and a fragment of declarations nothing.
 */
export function templatesOf(source: string): readonly string[] {
  const templates = [...source.matchAll(/(?:styled[\w.()]*|css|keyframes|createGlobalStyle)(?:<[^`]*>)?`([^`]*)`/g)];
  return templates.map(([, template = ""]) =>
    template.replace(expression, (all: string, name: string, offset: number) => {
      const before = template.slice(0, offset).replace(/\$\{[^{}]*\}/g, "x");
      const startsAnew = /(?:^|[{};]|x\s*\n)\s*$/.test(before);
      if (name.startsWith("media.") || queries.has(name)) return "@media all";
      if (/^[A-Z]\w*$/.test(name)) return ".part";
      return startsAnew ? "" : all.replace(/[^;]+/, "var(--token)");
    }),
  );
}

/** The declarations of a template, "name: value" each. */
export function declarationsOf(template: string): readonly string[] {
  const withoutComments = template.replace(/\/\*[\s\S]*?\*\//g, "");
  return withoutComments.match(/[\w-]+\s*:\s*[^;{}]+;/g) ?? [];
}
