import { expect, it } from "vitest";
import { pathsByArea } from "./paths.ts";

const addresses = Object.values(pathsByArea).flatMap((area) => Object.values<string>(area));

it("writes each address once", () => {
  expect(addresses).toEqual([...new Set(addresses)]);
});

it("writes addresses of the site, in the router's notation", () => {
  for (const address of addresses) expect(address).toMatch(/^\/(:?[\w-]+\/)*(:?[\w-]+(\?q=\w+)?)?$/);
});
