import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { collectionNames, type World } from "../backend/store.ts";
import { account, lead, passwordLinkOf, paymentUnderWay } from "../scenarios/people.ts";
import { newFolder } from "../testing/openServer.ts";
import { openSqliteStore } from "./sqliteStore.ts";

const moment = Date.UTC(2026, 2, 10, 15);

/** One record at least in each collection, in the order of their keys: so they are read. */
const world = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", answers: { species: "dog" } }],
  customers: [account, lead],
  subscriptions: [paymentUnderWay(moment)],
  attempts: [{ key: `${lead.code} 1`, subscriptionCode: "TESTE00001" }],
  passwordLinks: [passwordLinkOf(account, moment)],
} as const satisfies Required<World>;

/** What a file holds, collection by collection, as the server reads it. */
function contentOf(file: string) {
  const { store, close } = openSqliteStore(file, {});
  const content = Object.fromEntries(collectionNames.map((name) => [name, store[name].all()]));
  close();
  return content;
}

it("keeps every collection, each record under its key", () => {
  const file = join(newFolder(), "novo.sqlite");
  openSqliteStore(file, world).close();
  expect(contentOf(file)).toEqual(world);
  const { store, close } = openSqliteStore(file, {});
  store.customers.put({ ...lead, newsletter: false });
  store.subscriptions.remove("TESTE00001");
  close();
  expect(contentOf(file)).toEqual({
    ...world,
    customers: [account, { ...lead, newsletter: false }],
    subscriptions: [],
  });
});

it("opens a file of an earlier server, and passes over what it does not know", () => {
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
  expect(contentOf(file)).toEqual(world);
});
