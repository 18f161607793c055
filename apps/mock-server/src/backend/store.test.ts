import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { account, lead, registered } from "../scenarios/people.ts";
import { collectionNames, memoryStore, replaceWorld } from "./store.ts";

it("finds a record by its key, and puts another in the place of the one that had it", () => {
  const store = memoryStore({ customers: [lead, account] });
  store.customers.put(registered);
  expect(store.customers.get(lead.code)).toBe(registered);
  expect(store.customers.all()).toHaveLength(2);
  store.customers.remove(account.code);
  expect(store.customers.get(account.code)).toBeUndefined();
});

it("begins anew as another world, with nothing left of the one before", () => {
  const store = memoryStore({ customers: [lead], attempts: [{ key: "1", subscriptionCode: "2" }] });
  replaceWorld(store, { customers: [account] });
  expect(store.customers.all()).toEqual([account]);
  expect(store.attempts.all()).toEqual([]);
});

it("has every collection of every area, none named like another", async () => {
  const files = globSync("*/collections.ts", { cwd: import.meta.dirname });
  const areas = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  expect(areas.flatMap((area) => Object.keys(area)).sort()).toEqual([...collectionNames].sort());
});
