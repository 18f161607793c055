import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { collectionNames, memoryStore, replaceWorld } from "../backend/store.ts";
import { StoreWriteError } from "../backend/storeWriteError.ts";
import { lead } from "../scenarios/people.ts";
import { newFolder } from "../testing/openServer.ts";
import { openRefusingStore, refusalKinds } from "../testing/refusingStore.ts";
import { wholeWorld } from "../testing/wholeWorld.ts";
import { openDataFile } from "./dataFile.ts";
import { persistInSqlite, withWriteReports } from "./persistInSqlite.ts";

describe.each(refusalKinds)("a change that a %s file refuses", (kind) => {
  it.each(collectionNames)("is neither in the world nor in the file: %s", (name) => {
    const { store, refuse, inMemory, inFile, close } = openRefusingStore(join(newFolder(), "novo.sqlite"));
    const put = () => replaceWorld(store, { [name]: wholeWorld[name] });
    const remove = () => store[name].replace([]);
    const nothing = inMemory();
    refuse(kind);
    expect(put).toThrow(StoreWriteError);
    expect(inMemory()).toEqual(nothing);
    expect(inFile()).toEqual(nothing);

    put();
    refuse(kind);
    expect(remove).toThrow(StoreWriteError);
    expect(inMemory()).toEqual({ ...nothing, [name]: wholeWorld[name] });
    expect(inFile()).toEqual({ ...nothing, [name]: wholeWorld[name] });

    remove();
    expect(inFile()).toEqual(nothing);
    close();
  });
});

it("a change is refused after its file was deleted or replaced", () => {
  const file = join(newFolder(), "novo.sqlite");
  const { store, inMemory, close } = openRefusingStore(file);
  store.customers.put(lead);
  renameSync(file, `${file}.old`);
  expect(() => store.customers.remove(lead.code)).toThrow("foi apagado ou trocado");
  writeFileSync(file, "");
  expect(() => store.customers.remove(lead.code)).toThrow("foi apagado ou trocado");
  expect(inMemory()).toMatchObject({ customers: [lead] });
  renameSync(`${file}.old`, file);
  store.customers.remove(lead.code);
  expect(store.customers.all()).toEqual([]);
  close();
});

it("reports once that nothing is saved, and once that it is again", () => {
  const file = join(newFolder(), "novo.sqlite");
  const database = openDataFile(file);
  const said: string[] = [];
  const store = memoryStore(
    {},
    withWriteReports(persistInSqlite(database, file), file, (sentence) => said.push(sentence)),
  );
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  for (let time = 0; time < 3; time += 1) expect(() => store.customers.put(lead)).toThrow(StoreWriteError);
  other.close();
  store.customers.put(lead);
  store.customers.remove(lead.code);
  expect(said).toEqual([
    `O arquivo ${file} está ocupado por outro processo: nada é salvo até que ele o solte.`,
    `O arquivo ${file} voltou a ser gravado.`,
  ]);
  database.close();
});
