import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSitePath } from "./sitePath.ts";

const site = "https://loja.exemplo";

describe("a path of this site", () => {
  it.each([
    ["/", true],
    ["/assine", true],
    ["/assinaturas/box?aba=2#topo", true],
    ["//fora.exemplo", false],
    ["/\\fora.exemplo", false],
    ["/\t/fora.exemplo", false],
    ["/\r\n\\fora.exemplo", false],
    ["\\\\fora.exemplo", false],
    [" //fora.exemplo", false],
    ["https://fora.exemplo", false],
    ["javascript:alert(1)", false],
    ["mailto:oi@loja.exemplo", false],
    ["assine", false],
    ["?pet=gato", false],
    ["#topo", false],
    ["", false],
  ])("%j: %s", (address, isPath) => {
    expect(isSitePath(address)).toBe(isPath);
  });

  it("resolves to this site for any text after the slash", () => {
    const disguise = fc.string({
      unit: fc.constantFrom("/", "\\", "\t", "\n", "\r", ".", "@", ":", "?", "a", " ", "\0"),
    });
    fc.assert(
      fc.property(disguise, (rest) => {
        const address = `/${rest}fora.exemplo`;
        fc.pre(isSitePath(address));
        expect(new URL(address, site).origin).toBe(site);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
