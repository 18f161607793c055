import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { RadioCards } from "../../forms/ChoiceCards/RadioCards.tsx";

const sexes = [
  { value: "male", title: "Macho" },
  { value: "female", title: "Fêmea" },
];

/** The page's styles as a browser without `:has()` applies them, in place of the real ones. */
function withoutHas(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const sheet = new CSSStyleSheet();
  const applied = rules.flatMap((rule) => {
    if (rule instanceof CSSSupportsRule) return [...rule.cssRules];
    return rule instanceof CSSStyleRule && rule.selectorText.includes(":has(") ? [] : [rule];
  });
  sheet.replaceSync(applied.map(({ cssText }) => cssText).join("\n"));
  return sheet;
}

it("frames the chosen card in a browser without :has()", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    root.unmount();
    page.remove();
  });
  await act(async () => root.render(<RadioCards name="sexo" label="Sexo" cards={sexes} defaultValue="female" />));
  const sheets = [...document.styleSheets];
  document.adoptedStyleSheets = [withoutHas()];
  for (const sheet of sheets) sheet.disabled = true;
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
    for (const sheet of sheets) sheet.disabled = false;
  });
  const widths = [...page.querySelectorAll("input")].map((radio) => getComputedStyle(radio).borderTopWidth);
  expect(widths).toEqual(["0px", "3px"]);
  const [male, female] = page.querySelectorAll("label");
  const chosen = female?.querySelector("input")?.getBoundingClientRect();
  expect(chosen?.height).toBeGreaterThan(40);
  expect(male?.querySelector("input")?.getBoundingClientRect().height).toBeLessThan(5);
});
