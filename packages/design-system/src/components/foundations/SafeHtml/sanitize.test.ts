import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkReach } from "./sanitize.ts";

const here = "https://loja.exemplo/payment_b?x=1";

describe("linkReach", () => {
  it.each([
    ["/cartoes", "here"],
    ["#topo", "here"],
    ["?pet=gato", "here"],
    ["https://loja.exemplo/ajuda", "here"],
    ["https://banco.exemplo", "elsewhere"],
    ["HTTP://banco.exemplo", "elsewhere"],
    ["//banco.exemplo", "nowhere"],
    ["/\\banco.exemplo", "nowhere"],
    ["javascript:alert(1)", "nowhere"],
    ["como", "nowhere"],
    ["", "nowhere"],
    ["https://", "nowhere"],
    ["https://[::1", "nowhere"],
    ["https://a b", "nowhere"],
  ])("%s leads %s", (href, reach) => {
    expect(linkReach(href, here)).toBe(reach);
  });

  it("handles any text", () => {
    const starts = fc.constantFrom("", "https://", "http://", "/", "?", "#", "https://[", "https://a:");
    fc.assert(
      fc.property(starts, fc.string({ unit: "binary" }), (start, end) => {
        expect(["here", "elsewhere", "nowhere"]).toContain(linkReach(start + end, here));
      }),
      { seed: 7 },
    );
  });
});
