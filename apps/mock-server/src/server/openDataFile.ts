import { DatabaseSync } from "node:sqlite";
import { type SqliteRefusal, sqliteRefusalOf } from "./sqliteRefusal.ts";
import { StartupError } from "./startupError.ts";

/** The version of the table below. Files from before versions say 0, and have the same table. */
export const version = 1;
export const columns = "collection, id, item";
const table =
  "CREATE TABLE IF NOT EXISTS records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT";

/** How long the start waits for another process to finish writing, in milliseconds. */
export const longestWait = 5_000;

const orElse = "ou escolha outra pasta com DATA_DIR";

/** @param what a short description of the damage. */
export function damagedFile(file: string, what: string): StartupError {
  return new StartupError(
    `O arquivo ${file} está danificado (${what}): traga uma cópia de volta, tire-o dali para começar com um mundo novo, ${orElse}; nada nele foi alterado.`,
  );
}

export function fileOfAnotherVersion(file: string): StartupError {
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
export function unusableFile(file: string, thrown: unknown): unknown {
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
