import { dirname } from "node:path";
import { memoryStore, replaceWorld, type Store, type World } from "../backend/store.ts";
import { holdDataFolder } from "./dataFolder.ts";
import { keepInSqlite, spokenOf } from "./keepInSqlite.ts";
import { openDataFile } from "./openDataFile.ts";
import { readDataFile } from "./readDataFile.ts";

interface Options {
  readonly file: string;
  /** The world of a file that is still empty. */
  readonly start: World;
  /** Of the server, for another one that wants the folder too. */
  readonly address: string;
  /** Is told when the file refuses changes, and when it takes them again. */
  readonly say: (sentence: string) => void;
}

/**
 * The world in one SQLite file: read whole at the start, each change written before its request is replied to, so that
 * a killed server loses nothing it had confirmed. Its folder is this server's alone.
 * @throws CannotStart when the folder or the file cannot be used.
 */
export function openSqliteStore({ file, start, address, say }: Options): { store: Store; close(): void } {
  const folder = holdDataFolder(dirname(file), address);
  try {
    const world = readDataFile(file);
    const database = openDataFile(file);
    const store = memoryStore(world, spokenOf(keepInSqlite(database, file), file, say));
    const isNew = database.prepare("SELECT 1 FROM records LIMIT 1").get() === undefined;
    if (isNew) replaceWorld(store, start);
    return {
      store,
      close() {
        database.close();
        folder.release();
      },
    };
  } catch (thrown) {
    folder.release();
    throw thrown;
  }
}
