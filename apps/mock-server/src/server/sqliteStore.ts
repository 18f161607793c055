import { dirname } from "node:path";
import { memoryStore, replaceWorld, type World, type WorldStore } from "../backend/store.ts";
import { openDataFile, readDataFile } from "./dataFile.ts";
import { lockDataFolder } from "./dataFolder.ts";
import { persistInSqlite, withWriteReports } from "./persistInSqlite.ts";

interface Options {
  readonly file: string;
  /** The initial world of an empty file. */
  readonly start: World;
  /** This server's address, shown to another one that wants the folder. */
  readonly address: string;
  /** Receives a message when the file refuses changes, and when it accepts them again. */
  readonly say: (sentence: string) => void;
}

/**
 * A world in one SQLite file: read at the start, with each change written before the reply, so that a killed server
 * loses nothing it has confirmed. The folder is locked for this server.
 * @throws StartupError when the folder or the file cannot be used.
 */
export function openSqliteStore({ file, start, address, say }: Options): { store: WorldStore; close(): void } {
  const folder = lockDataFolder(dirname(file), address);
  try {
    const world = readDataFile(file);
    const database = openDataFile(file);
    const store = memoryStore(world, withWriteReports(persistInSqlite(database, file), file, say));
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
