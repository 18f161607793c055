import fc from "fast-check";
import { expect, it } from "vitest";
import { listed } from "./listed.ts";

const platform = new Intl.ListFormat("pt-BR");

it("lists states like Intl.ListFormat", () => {
  expect(listed(["SP", "RJ", "MG"])).toBe("SP, RJ e MG");
  fc.assert(
    fc.property(fc.array(fc.string()), (items) => {
      expect(listed(items)).toBe(platform.format(items));
    }),
  );
});
