import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { collections } from "../backend/collections.ts";
import { type CollectionName, collectionNames, type World } from "../backend/store.ts";
import { columns, longestWait, version } from "./openDataFile.ts";
import { damagedFile, fileOfAnotherVersion, unusableFile } from "./unusableFile.ts";

/**
 * The world that a data file holds; an empty one where there is none. The whole file is looked through first, over a
 * connection that may not write: file and journal are as they were when it closes.
 * @throws CannotStart for a file that is damaged, or that this server did not write.
 */
export function readDataFile(file: string): World {
  try {
    if (sizeOf(`${file}-journal`) > 0) rollBack(file);
    // SQLite would throw the journal of an empty file away.
    if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0) throw damagedFile(file, "está vazio");
    if (sizeOf(file) <= 0) return {};
    const database = new DatabaseSync(file, { readOnly: true, timeout: longestWait });
    try {
      return hasTable(database, file) ? worldIn(database, file) : {};
    } finally {
      database.close();
    }
  } catch (thrown) {
    throw unusableFile(file, thrown);
  }
}

/** In bytes; -1 for a file that is not there. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

/** Takes back what a server that was killed while it made the file had begun: SQLite does so at the first look that may write. */
function rollBack(file: string): void {
  const database = new DatabaseSync(file, { timeout: longestWait });
  try {
    database.exec("SELECT 1 FROM sqlite_schema");
  } finally {
    database.close();
  }
}

/** Whether the file has its table yet. @throws CannotStart for a file with damaged pages, or with other tables. */
function hasTable(database: DatabaseSync, file: string): boolean {
  const check = database.prepare("PRAGMA integrity_check(1)").get();
  if (check?.integrity_check !== "ok") throw damagedFile(file, "há páginas ilegíveis");
  const written = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const named = database.prepare("SELECT name FROM pragma_table_info('records')").all();
  const isOurs = tables.length === 0 || named.map(({ name }) => name).join(", ") === columns;
  if (!isOurs || written > version) throw fileOfAnotherVersion(file);
  return tables.length > 0;
}

function worldIn(database: DatabaseSync, file: string): World {
  const records = database.prepare("SELECT id, item FROM records WHERE collection = ?");
  const itemsOf = (name: CollectionName) =>
    records.all(name).map(({ id, item }) => {
      try {
        const record = JSON.parse(String(item));
        // What this server wrote is taken as it is; noise has not even the key that it is kept under.
        if (collections[name].keyOf(record) === id) return record;
      } catch {}
      throw damagedFile(file, `o registro ${id} de ${name} é ilegível`);
    });
  return Object.fromEntries(collectionNames.map((name) => [name, itemsOf(name)]));
}
