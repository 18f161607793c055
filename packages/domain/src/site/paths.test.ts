import { expect, it } from "vitest";
import * as areas from "./paths.ts";

const addresses = Object.values(areas).flatMap((area) => Object.values<string>(area));

it("writes each address once", () => {
  expect(addresses).toEqual([...new Set(addresses)]);
});

it("writes addresses of the site, in the router's notation", () => {
  for (const address of addresses) expect(address).toMatch(/^\/(:?[\w-]+\/)*(:?[\w-]+(\?q=\w+)?)?$/);
});
