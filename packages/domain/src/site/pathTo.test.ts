import fc from "fast-check";
import { expect, it } from "vitest";
import { planPaths, scheduledPaths, sitePaths } from "./paths.ts";
import { pathTo } from "./pathTo.ts";

it("fills in every parameter, wherever it occurs", () => {
  expect(pathTo(planPaths.plan, { code: "SUB-48210" })).toBe("/plano/SUB-48210");
  expect(pathTo(scheduledPaths.changeMat, { code: "7" })).toBe("/assinaturas/higiene/7/alterar");
  expect(pathTo(sitePaths.track, { species: "gato", track: "essencial_familia" })).toBe(
    "/trilhas/gato/essencial_familia",
  );
});

it("is a type error if a parameter is missing or unknown", () => {
  // @ts-expect-error: the code is missing
  expect(() => pathTo("/plano/:code", {})).toThrow(RangeError);
  // @ts-expect-error: the path has no such parameter
  expect(pathTo("/plano/:code", { code: "1", month: "2" })).toBe("/plano/1");
});

it("keeps any value in its own segment", () => {
  const value = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text !== "." && text !== "..");
  fc.assert(
    fc.property(value, (code) => {
      const { pathname, search, hash } = new URL(pathTo(planPaths.plan, { code }), "https://petbox.example");
      expect([pathname.split("/").length, search, hash]).toEqual([3, "", ""]);
      expect(decodeURIComponent(pathname.slice("/plano/".length))).toBe(code);
    }),
  );
});

it.each(["", ".", ".."])("throws for %j, which would change the path", (code) => {
  expect(() => pathTo(planPaths.plan, { code })).toThrow(RangeError);
});
