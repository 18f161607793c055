/** A rule under a condition, as styled-components writes it: its condition, and what stands under it. */
const underCondition = /^(?<condition>@(?:media|container|supports)[^{]+)\{(?<rules>.*)\}$/s;

/** What names the root itself, which is inside of nothing. */
const ofTheRoot = /(?:^|[{},]\s*)(?:html|:root)/;

/**
 * A rule under a condition with the condition inside. Chrome looks at the whole page anew when a condition is added to its
 * styles, and at what a rule names when a rule is: on a slow phone 40 ms and 5. `:where` adds no weight to a selector.
 */
export function conditionInside(rule: string): string {
  const { condition, rules } = underCondition.exec(rule)?.groups ?? {};
  if (condition === undefined || rules === undefined || ofTheRoot.test(rules)) return rule;
  return `:where(html){${condition}{${rules}}}`;
}

/** Has styles that come with a page's parts cost no more than they must; a browser without nested rules gets them as they are. */
export function putConditionsInside(document: Document): void {
  if (!CSS.supports("selector(&)")) return;
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>("style[data-styled=active]")) {
    if (sheet === null) continue;
    sheet.insertRule = (rule, index) => CSSStyleSheet.prototype.insertRule.call(sheet, conditionInside(rule), index);
  }
}
