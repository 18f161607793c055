import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { collections } from "../backend/collections.ts";
import { type CollectionName, collectionNames, type World } from "../backend/store.ts";
import { columns, damagedFile, fileOfAnotherVersion, longestWait, unusableFile, version } from "./openDataFile.ts";

/**
 * The world in a data file; empty without a file. The whole file is checked first over a read-only connection, so file and journal stay
 * unchanged.
 * @throws StartupError for a damaged or foreign file.
 */
export function readDataFile(file: string): World {
  try {
    if (sizeOf(`${file}-journal`) > 0) rollBack(file);
    // SQLite would delete the journal of an empty file.
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

/** In bytes; -1 for a missing file. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

/** Rolls back the unfinished creation of a killed server: SQLite does so on the first writable read. */
function rollBack(file: string): void {
  const database = new DatabaseSync(file, { timeout: longestWait });
  try {
    database.exec("SELECT 1 FROM sqlite_schema");
  } finally {
    database.close();
  }
}

/** Whether the file has its table. @throws StartupError for damaged pages or foreign tables. */
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
        // Records of this server are trusted; noise does not even match its key.
        if (collections[name].keyOf(record) === id) return record;
      } catch {}
      throw damagedFile(file, `o registro ${id} de ${name} é ilegível`);
    });
  return Object.fromEntries(collectionNames.map((name) => [name, itemsOf(name)]));
}
