import { expect, it } from "vitest";
import { addressOf } from "./endpoint.ts";

it("fills in the parameters of a path, each in its own segment", () => {
  expect(addressOf("/rating/{value}/{flag}", { value: "a/b", flag: "1" })).toBe("/rating/a%2Fb/1");
});

it.each([{}, { code: "" }, { code: "." }, { code: ".." }])("makes no address of another call with %j", (parameters) => {
  expect(() => addressOf("/cupom/campanha/{code}", parameters)).toThrow(RangeError);
});
