import { describe, expect, it } from "vitest";
import { unsupportedCode } from "./unsupportedCode.ts";

describe("unsupportedCode", () => {
  it.each([
    ["class Socket { static { this.count = 0; } }", "static {}"],
    ["const path = text.replace(/(?<=.)\\/$/, '');", "regular expression"],
    ["const path = text.replace(RegExp(`(?<=.)\\\\/$`), '');", "regular expression"],
    ["const ordered = plans.toSorted();", ".toSorted()"],
    ["const ordered = plans.toReversed();", ".toReversed()"],
    ["const limit = AbortSignal.timeout(1);", "AbortSignal.timeout"],
    ["const limit = AbortSignal.any([]);", "AbortSignal.any"],
    ["if (URL.canParse(text)) go();", "URL.canParse"],
    ["const letters = new Intl.Segmenter('pt-BR');", "Intl.Segmenter"],
    ["picker.showPicker();", ".showPicker()"],
    ["form.requestSubmit();", ".requestSubmit()"],
    ["const canvas = new OffscreenCanvas(1, 1);", "OffscreenCanvas"],
    ["const canvas = new window.OffscreenCanvas(1, 1);", "OffscreenCanvas"],
  ])("finds what the oldest browsers lack in %s", (source, name) => {
    expect([...unsupportedCode(source)]).toEqual([name]);
  });

  it("accepts what every supported browser has", () => {
    const source = `
      const last = plans.findLast(({ length }) => length > 1)?.at(-1);
      const own = Object.hasOwn(plans, "dog") && structuredClone(plans);
      function OffscreenCanvas() {}
      dialog.showModal();
      new OffscreenCanvas(own ?? last, text.replace(/(?<year>\\d+)/, ""), { toSorted: 1 });
    `;
    expect([...unsupportedCode(source)]).toEqual([]);
  });
});
