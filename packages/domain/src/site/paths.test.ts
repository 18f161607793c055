import { expect, it } from "vitest";
import { pathsByArea } from "./paths.ts";

const addresses = Object.values(pathsByArea).flatMap((area) => Object.values<string>(area));

it("defines each path once", () => {
  expect(addresses).toEqual([...new Set(addresses)]);
});

it("defines site paths in the router's notation", () => {
  for (const address of addresses) expect(address).toMatch(/^\/(:?[\w-]+\/)*(:?[\w-]+(\?q=\w+)?)?$/);
});
