import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { account, lead, registeredLead } from "../scenarios/people.ts";
import { collectionNames, memoryStore, type RecordChange, replaceWorld } from "./store.ts";
import { StoreWriteError } from "./storeWriteError.ts";

const attempt = { key: "1", subscriptionCode: "2" };

it("finds a record by its key, and replaces it", () => {
  const store = memoryStore({ customers: [lead, account] });
  store.customers.put(registeredLead);
  expect(store.customers.get(lead.code)).toBe(registeredLead);
  expect(store.customers.all()).toHaveLength(2);
  store.customers.remove(account.code);
  expect(store.customers.get(account.code)).toBeUndefined();
});

it("restarts as another world, without any record of the previous one", () => {
  const store = memoryStore({ customers: [lead], attempts: [attempt] });
  replaceWorld(store, { customers: [account] });
  expect(store.customers.all()).toEqual([account]);
  expect(store.attempts.all()).toEqual([]);
});

it("has every collection of every area, with unique names", async () => {
  const files = globSync("*/collections.ts", { cwd: import.meta.dirname });
  const areas = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  expect(areas.flatMap((area) => Object.keys(area)).sort()).toEqual([...collectionNames].sort());
});

describe("a transaction", () => {
  it("makes its changes visible inside it, and saves them all together, once", () => {
    const kept: (readonly RecordChange[])[] = [];
    const store = memoryStore({ customers: [lead] }, (changes) => kept.push(changes));
    store.transaction(() => {
      store.customers.remove(lead.code);
      store.attempts.put(attempt);
      expect(store.customers.get(lead.code)).toBeUndefined();
      expect(store.attempts.all()).toEqual([attempt]);
      expect(kept).toEqual([]);
    });
    expect(kept).toEqual([
      expect.arrayContaining([
        { collection: "customers", key: lead.code, item: undefined },
        { collection: "attempts", key: attempt.key, item: attempt },
      ]),
    ]);
    expect(store.customers.all()).toEqual([]);
    expect(store.attempts.all()).toEqual([attempt]);
  });

  it("that throws, or cannot be saved, leaves no trace", () => {
    let refuses = false;
    const store = memoryStore({ customers: [lead, account] }, () => {
      if (refuses) throw new StoreWriteError("O disco está cheio.", false);
    });
    const change = () => {
      store.customers.remove(lead.code);
      store.attempts.put(attempt);
    };
    const broken = () => {
      change();
      throw new Error("Something is wrong.");
    };
    expect(() => store.transaction(broken)).toThrow("Something is wrong.");
    refuses = true;
    expect(() => store.transaction(change)).toThrow(StoreWriteError);
    expect(() => replaceWorld(store, {})).toThrow(StoreWriteError);
    expect(store.customers.all()).toEqual([lead, account]);
    expect(store.attempts.all()).toEqual([]);
    refuses = false;
    change();
    expect(store.customers.all()).toEqual([account]);
  });
});
