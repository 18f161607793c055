import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { Button } from "../components/actions/Button/index.ts";
import { Ribbon } from "../components/status/Ribbon/index.ts";
import { openRoot } from "../conformance/openRoot.ts";
import { chooseColorScheme } from "../theme/colorSchemeChoice.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { contrast } from "../tokens/contrast.ts";
import { brand } from "./brand.ts";
import { ownPalettes } from "./palette.ts";

const teal = brand({ primary: "#00695c", density: "compact" });
const blue = brand({ primary: "#0d47a1" });

let page: HTMLElement;
let root: Root;

async function preferContrast(value: "more" | "no-preference"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-contrast", value }] });
}

beforeEach(() => {
  ({ page, root } = openRoot());
});

afterEach(async () => {
  chooseColorScheme("system");
  await preferContrast("no-preference");
});

afterAll(() => preferContrast("no-preference"));

type Scheme = "light" | "dark" | "system";

function show(brands: readonly (typeof teal | undefined)[], scheme: Scheme): void {
  const [outer, ...nested] = brands;
  flushSync(() =>
    root.render(
      <ThemeRoot {...(outer && { brand: outer })} colorScheme={scheme}>
        <Button>Continuar</Button>
        {nested.map((inner, at) => (
          <ThemeRoot key={inner?.id ?? at} {...(inner && { brand: inner })} colorScheme={scheme}>
            Uma parte
          </ThemeRoot>
        ))}
      </ThemeRoot>,
    ),
  );
}

const value = (element: Element | null, name: string) =>
  element && getComputedStyle(element).getPropertyValue(`--petbox-${name}`);

const outermost = () => page.querySelector("[data-theme]");
const parts = () => [...page.querySelectorAll("[data-theme] > [data-theme]")];

describe("the brand of a ThemeRoot", () => {
  it.each(["light", "dark"] as const)("replaces the library's own colours in %s, on the page as well", (scheme) => {
    show([teal], scheme);
    expect(value(outermost(), "color-primary")).toBe(teal.palettes[scheme].primary);
    expect(value(document.documentElement, "color-page")).toBe(teal.palettes[scheme].page);
    show([undefined], scheme);
    expect(value(outermost(), "color-primary")).toBe(ownPalettes[scheme].primary);
    expect(value(document.documentElement, "color-page")).toBe(ownPalettes[scheme].page);
  });

  it("follows the device and the customer's choice", () => {
    show([teal], "system");
    expect(value(outermost(), "color-primary")).toBe(teal.palettes.light.primary);
    chooseColorScheme("dark");
    expect(value(outermost(), "color-primary")).toBe(teal.palettes.dark.primary);
    expect(value(document.documentElement, "color-page")).toBe(teal.palettes.dark.page);
  });

  it("belongs to one ThemeRoot: others in the page have theirs", () => {
    show([blue, teal, undefined], "light");
    const primaries = parts().map((part) => value(part, "color-primary"));
    expect(primaries).toEqual([teal.palettes.light.primary, ownPalettes.light.primary]);
    expect(value(outermost(), "color-primary")).toBe(blue.palettes.light.primary);
  });

  it("is compact if asked: controls are 44 px high", () => {
    const height = () => page.querySelector("button")?.getBoundingClientRect().height;
    show([blue], "light");
    expect(height()).toBe(48);
    show([teal], "light");
    expect(height()).toBe(44);
  });
});

describe("the text of a ribbon", () => {
  const hexOf = (color: string) =>
    `#${[...color.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, "0")).join("")}`;

  function faintestRibbon(colors: Parameters<typeof brand>[0], scheme: Scheme): number {
    flushSync(() =>
      root.render(
        <ThemeRoot brand={brand(colors)} colorScheme={scheme}>
          <Ribbon>Mais popular</Ribbon>
          <Ribbon tone="affection">Presente</Ribbon>
        </ThemeRoot>,
      ),
    );
    const ribbons = [...page.querySelectorAll("[data-tone]")].map((ribbon) => getComputedStyle(ribbon));
    return Math.min(...ribbons.map(({ color, backgroundColor }) => contrast(hexOf(color), hexOf(backgroundColor))));
  }

  const brands = [{ affection: "#7a0019" }, { affection: "#1e40af" }, { highlight: "#4a148c" }];

  it.each(brands)("is readable, whatever the brand's colour: %o", async (colors) => {
    for (const scheme of ["light", "dark"] as const) {
      await preferContrast("no-preference");
      expect(faintestRibbon({ primary: "#00695c", ...colors }, scheme)).toBeGreaterThanOrEqual(4.5);
      await preferContrast("more");
      expect(faintestRibbon({ primary: "#00695c", ...colors }, scheme)).toBeGreaterThanOrEqual(7);
    }
  });
});

describe("a device that asks for more contrast", () => {
  it.each(["light", "dark"] as const)("gets stronger lines and texts in %s, in any brand", async (scheme) => {
    show([undefined, teal], scheme);
    expect(value(outermost(), "color-border")).toBe(ownPalettes[scheme].border);
    await preferContrast("more");
    expect(value(outermost(), "color-border")).toBe(value(outermost(), "color-borderStrong"));
    expect(value(outermost(), "color-primary")).not.toBe(ownPalettes[scheme].primary);
    const [part] = parts();
    expect(value(part ?? null, "color-border")).toBe(teal.palettes[`${scheme}Contrast`].border);
  });
});
