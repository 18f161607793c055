import { type Stats, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { PersistChanges } from "../backend/store.ts";
import { StoreWriteError } from "../backend/storeWriteError.ts";
import { type SqliteRefusal, sqliteRefusalOf } from "./sqliteRefusal.ts";

/**
 * Saves changes in the table `records`, one transaction each time. A file locked by another process refuses at once,
 * so that waiting does not block the server.
 * @param file the name for messages.
 */
export function persistInSqlite(database: DatabaseSync, file: string): PersistChanges {
  const upsert = database.prepare(
    "INSERT INTO records VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET item = excluded.item",
  );
  const remove = database.prepare("DELETE FROM records WHERE collection = ? AND id = ?");
  const opened = statSync(file);
  return (changes) => {
    // SQLite would keep writing to a deleted file that cannot be opened again.
    if (!isStill(file, opened)) throw new StoreWriteError(goneSentence(file), false);
    try {
      database.exec("BEGIN IMMEDIATE");
      for (const { collection, key, item } of changes) {
        if (item === undefined) remove.run(collection, key);
        else upsert.run(collection, key, JSON.stringify(item));
      }
      database.exec("COMMIT");
    } catch (thrown) {
      // A full disk has already ended the transaction.
      if (database.isTransaction) database.exec("ROLLBACK");
      const refusal = sqliteRefusalOf(thrown);
      if (refusal === undefined) throw thrown;
      throw new StoreWriteError(sentences[refusal](file), refusal === "busy");
    }
  };
}

function isStill(file: string, opened: Stats): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.ino === opened.ino && found.dev === opened.dev;
}

const goneSentence = (file: string) =>
  `O arquivo ${file} foi apagado ou trocado: nada mais é salvo; encerre o servidor e abra-o de novo.`;

const sentences: Readonly<Record<SqliteRefusal, (file: string) => string>> = {
  busy: (file) => `O arquivo ${file} está ocupado por outro processo: nada é salvo até que ele o solte.`,
  full: (file) => `O disco de ${file} está cheio: nada é salvo até que haja espaço.`,
  "read-only": (file) => `O arquivo ${file} só pode ser lido: nada é salvo até que aceite gravações.`,
  damaged: (file) =>
    `O arquivo ${file} está danificado: nada mais é salvo; encerre o servidor e traga uma cópia de volta.`,
  other: (file) => `O arquivo ${file} não pôde ser gravado: nada é salvo até que o disco responda.`,
};

/** Reports when changes start to be refused, with the reason, and when they are saved again; once each. */
export function withWriteReports(keep: PersistChanges, file: string, say: (sentence: string) => void): PersistChanges {
  let said: string | undefined;
  return (changes) => {
    try {
      keep(changes);
    } catch (thrown) {
      if (thrown instanceof StoreWriteError && thrown.message !== said) {
        said = thrown.message;
        say(said);
      }
      throw thrown;
    }
    if (said === undefined) return;
    said = undefined;
    say(`O arquivo ${file} voltou a ser gravado.`);
  };
}
