/** Returns the CSS variables that rules on the page use but nothing declares, in a stylesheet or inline. */
export function undeclaredVariables(): readonly string[] {
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
  const declared = new Set(css.match(/--[\w-]+(?=\s*:)/g));
  for (const element of document.querySelectorAll("[style]")) {
    for (const name of element.getAttribute("style")?.match(/--[\w-]+/g) ?? []) declared.add(name);
  }
  const used = css.match(/var\((--[\w-]+)/g)?.map((use) => use.slice("var(".length)) ?? [];
  return [...new Set(used)].filter((name) => !declared.has(name));
}
