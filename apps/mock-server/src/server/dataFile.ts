import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type CollectionName, collectionNames, collectionOf, type World } from "../backend/store.ts";
import { type SqliteRefusal, sqliteRefusalOf } from "./sqliteRefusal.ts";
import { StartupError } from "./startupError.ts";

/** The version of the table below. Files from before versions say 0, and have the same table. */
const version = 1;
const columns = "collection, id, item";
const table =
  "CREATE TABLE IF NOT EXISTS records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT";

/** How long the start waits for another process to finish writing, in milliseconds. */
const longestWait = 5_000;

const orElse = "ou escolha outra pasta com DATA_DIR";

/** @param what a short description of the damage. */
function damagedFile(file: string, what: string): StartupError {
  return new StartupError(
    `O arquivo ${file} está danificado (${what}): traga uma cópia de volta, tire-o dali para começar com um mundo novo, ${orElse}; nada nele foi alterado.`,
  );
}

function fileOfAnotherVersion(file: string): StartupError {
  return new StartupError(
    `O arquivo ${file} foi escrito por outra versão do servidor ou por outro programa: abra-o com quem o escreveu, ${orElse}; nada nele foi alterado.`,
  );
}

const sentences: Readonly<Record<SqliteRefusal, (file: string) => StartupError>> = {
  busy: (file) => new StartupError(`O arquivo ${file} está ocupado por outro processo: encerre-o, ${orElse}.`),
  full: (file) => new StartupError(`O disco de ${file} está cheio: libere espaço, ${orElse}.`),
  "read-only": (file) => new StartupError(`O arquivo ${file} só pode ser lido: confira as permissões, ${orElse}.`),
  damaged: (file) => damagedFile(file, "o SQLite não o reconhece"),
  other: (file) => new StartupError(`O arquivo ${file} não pode ser aberto: confira as permissões, ${orElse}.`),
};

/** Translates an SQLite error on opening for the operator; other values pass through. */
function unusableFile(file: string, thrown: unknown): unknown {
  const refusal = sqliteRefusalOf(thrown);
  return refusal === undefined ? thrown : sentences[refusal](file);
}

/** Opens a data file for writing, and creates it if it is missing. @throws StartupError when it cannot be written. */
export function openDataFile(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: longestWait });
    try {
      // A commit survives a killed process; WAL separates readers and the writer.
      database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
      // Writing the version every time detects a read-only file at the start.
      database.exec(`BEGIN IMMEDIATE; ${table}; PRAGMA user_version = ${version}; COMMIT; PRAGMA busy_timeout = 0;`);
      return database;
    } catch (thrown) {
      database.close();
      throw thrown;
    }
  } catch (thrown) {
    throw unusableFile(file, thrown);
  }
}

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
        if (collectionOf[name].keyOf(record) === id) return record;
      } catch {}
      throw damagedFile(file, `o registro ${id} de ${name} é ilegível`);
    });
  return Object.fromEntries(collectionNames.map((name) => [name, itemsOf(name)]));
}
