import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteRefusalOf } from "./sqliteRefusal.ts";
import { StartupError } from "./startupError.ts";

/**
 * Locks a data folder until it is released or the process ends. SQLite's lock is the operating system's, so a killed
 * server leaves none behind.
 * @param address of this server, shown to the second one.
 * @throws StartupError when another server holds the folder, or it cannot be used.
 */
export function lockDataFolder(folder: string, address: string): { release(): void } {
  const holder = join(folder, "server.txt");
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, "server.lock"), { timeout: 0 });
    try {
      lock.exec("BEGIN IMMEDIATE");
      writeFileSync(holder, `${address} (processo ${process.pid})\n`);
    } catch (thrown) {
      lock.close();
      throw thrown;
    }
    return { release: () => lock.close() };
  } catch (thrown) {
    throw new StartupError(
      sqliteRefusalOf(thrown) === "busy"
        ? `A pasta ${folder} é de outro servidor${named(holder)}: encerre-o, ou escolha outra pasta com DATA_DIR.`
        : `A pasta ${folder} não pode ser criada ou gravada: confira as permissões e o espaço, ou escolha outra com DATA_DIR.`,
    );
  }
}

/** The name that a server left in its lock; empty if it has not got that far. */
function named(holder: string): string {
  try {
    return `, ${readFileSync(holder, "utf8").trim()}`;
  } catch {
    return "";
  }
}
