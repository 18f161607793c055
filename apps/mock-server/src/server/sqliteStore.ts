import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type CollectionName,
  collectionNames,
  memoryStore,
  type OnChange,
  replaceWorld,
  type Store,
  type World,
} from "../backend/store.ts";
import { CannotStart } from "./cannotStart.ts";

/**
 * The world in one SQLite file: read whole at the start, each change written before its request is replied to, so that
 * a killed server loses nothing it had confirmed.
 * @param start the world of a file that is still empty.
 * @throws CannotStart when the folder or the file cannot be used.
 */
export function openSqliteStore(file: string, start: World): { store: Store; close(): void } {
  const database = open(file);
  const upsert = database.prepare(
    "INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET item = excluded.item",
  );
  const remove = database.prepare("DELETE FROM records WHERE collection = ? AND id = ?");
  const write: OnChange = (collection, key, item) => {
    if (item === undefined) remove.run(collection, key);
    else upsert.run(collection, key, JSON.stringify(item));
  };
  const isNew = database.prepare("SELECT 1 FROM records LIMIT 1").get() === undefined;
  const store = memoryStore(readWorld(database), write);
  if (isNew) {
    database.exec("BEGIN");
    replaceWorld(store, start);
    database.exec("COMMIT");
  }
  return { store, close: () => database.close() };
}

function open(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    throw new CannotStart(`The folder ${dirname(file)} cannot be created: choose another with DATA_DIR.`);
  }
  try {
    const database = new DatabaseSync(file);
    // A commit survives the process at once; WAL keeps readers and the writer out of each other's way.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    database.exec(
      "CREATE TABLE IF NOT EXISTS records (collection TEXT, id TEXT, item TEXT, PRIMARY KEY (collection, id)) STRICT",
    );
    return database;
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const advice = /not a database|malformed/.test(reason)
      ? "is not a database: delete it, or choose another folder with DATA_DIR"
      : "cannot be opened for writing: check its permissions, or choose another folder with DATA_DIR";
    throw new CannotStart(`The file ${file} ${advice}.`);
  }
}

function readWorld(database: DatabaseSync): World {
  const records = database.prepare("SELECT item FROM records WHERE collection = ?");
  /** What stands in the file was written by this server alone, so its shape is taken as it is. */
  const itemsOf = (name: CollectionName) => records.all(name).map(({ item }) => JSON.parse(String(item)));
  return Object.fromEntries(collectionNames.map((name) => [name, itemsOf(name)]));
}
