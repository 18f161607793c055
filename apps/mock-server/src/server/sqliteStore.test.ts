import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { collectionNames, type World } from "../backend/store.ts";
import { account, lead } from "../scenarios/people.ts";
import { newFolder } from "../testing/openServer.ts";
import { wholeWorld as world } from "../testing/wholeWorld.ts";
import { openSqliteStore } from "./sqliteStore.ts";

const open = (file: string, start: World = {}) =>
  openSqliteStore({ file, start, address: "http://localhost:3000", say: () => {} });

/** The content of a file by collection, as the server reads it. */
function contentOf(file: string) {
  const { store, close } = open(file);
  const content = Object.fromEntries(collectionNames.map((name) => [name, store[name].all()]));
  close();
  return content;
}

it("stores every collection, each record under its key", () => {
  const file = join(newFolder(), "novo.sqlite");
  open(file, world).close();
  expect(contentOf(file)).toEqual(world);
  const { store, close } = open(file);
  store.customers.put({ ...lead, newsletter: false });
  store.subscriptions.remove("TESTE00001");
  close();
  expect(contentOf(file)).toEqual({
    ...world,
    customers: [account, { ...lead, newsletter: false }],
    subscriptions: [],
  });
});

it("opens a file of an earlier server, and skips unknown collections", () => {
  const file = join(newFolder(), "novo.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT");
  const insert = database.prepare("INSERT INTO records VALUES (?, ?, ?)");
  insert.run("visitors", "visita", JSON.stringify(world.visitors[0]));
  insert.run("customers", lead.code, JSON.stringify(lead));
  insert.run("customers", account.code, JSON.stringify(account));
  insert.run("subscriptions", "TESTE00001", JSON.stringify(world.subscriptions[0]));
  insert.run("attempts", `${lead.code} 1`, JSON.stringify(world.attempts[0]));
  insert.run("passwordLinks", account.code, JSON.stringify(world.passwordLinks[0]));
  insert.run("wishes", "1", "{}");
  database.close();
  const earlier = ["visitors", "customers", "subscriptions", "attempts", "passwordLinks"];
  const later = Object.fromEntries(
    Object.keys(world).flatMap((name) => (earlier.includes(name) ? [] : [[name, []] as const])),
  );
  expect(contentOf(file)).toEqual({ ...world, customers: [account, lead], ...later });
});

it("opens a file whose creation was interrupted, in its earlier state", () => {
  const [making, broken] = [join(newFolder(), "novo.sqlite"), join(newFolder(), "novo.sqlite")];
  const database = new DatabaseSync(making);
  database.exec("CREATE TABLE records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT");
  const insert = database.prepare("INSERT INTO records VALUES (?, ?, ?)");
  insert.run("customers", lead.code, JSON.stringify(lead));
  // With so little cache the change is already in the file, and the old pages are in the journal.
  database.exec("PRAGMA cache_size = 1; BEGIN; DELETE FROM records");
  for (let each = 0; each < 200; each += 1) insert.run("visitors", `visita${each}`, "x".repeat(1_000));
  copyFileSync(making, broken);
  copyFileSync(`${making}-journal`, `${broken}-journal`);
  database.close();
  expect(contentOf(broken)).toMatchObject({ customers: [lead], visitors: [] });
});
