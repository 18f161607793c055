import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import { expect, it } from "vitest";
import type { WireCall } from "../testing/wireCall.ts";

const tables = import.meta.glob<{ wireCalls: Readonly<Record<string, WireCall>> }>("./*/wireCalls.ts", { eager: true });
const tried = import.meta.glob("./*/wire.test.ts");
const areaOf = (file: string) => file.split("/").at(-2);

const rows = Object.values(tables).flatMap(({ wireCalls }) => Object.values(wireCalls));

it("every call has an example row, copied from a document or marked as ours", () => {
  const missing = Object.values(endpointsByArea)
    .flat()
    .filter(({ method, path }) => {
      const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return !rows.some((row) => row.method === method && address.test(row.path));
    });
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it("every area with example rows tests them", () => {
  expect(Object.keys(tried).map(areaOf)).toEqual(Object.keys(tables).map(areaOf));
});
