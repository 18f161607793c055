import { endpoints } from "@petbox/api-client/contract/endpoints";
import { expect, it } from "vitest";
import { exampleOf } from "../testing/examples.ts";

const tables = import.meta.glob("./*/wireCalls.ts");
const tried = import.meta.glob("./*/wire.test.ts");
const areaOf = (file: string) => file.split("/").at(-2);

it.each(endpoints)("$method $path has a row, copied from a document or marked as ours", (endpoint) => {
  expect(() => exampleOf(endpoint)).not.toThrow();
});

it("every area with rows has a wire test", () => {
  expect(Object.keys(tried).map(areaOf)).toEqual(Object.keys(tables).map(areaOf));
});
