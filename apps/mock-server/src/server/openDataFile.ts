import { DatabaseSync } from "node:sqlite";
import { unusableFile } from "./unusableFile.ts";

/** The version of the table below. Files from before versions say 0, and have the same table. */
export const version = 1;
export const columns = "collection, id, item";
const table =
  "CREATE TABLE IF NOT EXISTS records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT";

/** How long the start waits for another process to finish writing, in milliseconds. */
export const longestWait = 5_000;

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
