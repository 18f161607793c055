import { DatabaseSync } from "node:sqlite";
import { unusableFile } from "./unusableFile.ts";

/** Of the table below. A file from before versions were counted says 0, and has the same table. */
export const version = 1;
export const columns = "collection, id, item";
const table =
  "CREATE TABLE IF NOT EXISTS records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT";

/** How long the start waits for another process to finish writing, in milliseconds. */
export const longestWait = 5_000;

/**
 * Opens a data file for writing, and makes it where there is none.
 * @throws CannotStart when it takes no writing.
 */
export function openDataFile(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: longestWait });
    try {
      // A commit survives the process at once; WAL keeps readers and the writer out of each other's way.
      database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
      // The version is written each time: a file that takes no writing is found out now.
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
