import { DatabaseSync } from "node:sqlite";
import {
  type CollectionName,
  collectionNames,
  memoryStore,
  type PersistChanges,
  type RecordChange,
  type World,
  type WorldStore,
} from "../backend/store.ts";
import { openDataFile, readDataFile } from "../server/dataFile.ts";
import { persistInSqlite } from "../server/persistInSqlite.ts";

/** The reasons why a file refuses a change: it is locked by another process, its disk is full, or it is read-only. */
export const refusalKinds = ["busy", "full", "read-only"] as const;

type RefusalKind = (typeof refusalKinds)[number];

/** A file store that SQLite refuses to write to on a test's request. */
export interface RefusingStore {
  readonly store: WorldStore;
  /** The number of transactions so far, including refused ones. */
  writes(): number;
  /** Refuses one transaction: the next, or the one after this many more. */
  refuse(kind: RefusalKind, after?: number): void;
  /** The content in memory, and the content that another server would find in the file. */
  inMemory(): World;
  inFile(): World;
  close(): void;
}

export function openRefusingStore(file: string): RefusingStore {
  const database = openDataFile(file);
  const reader = new DatabaseSync(file, { readOnly: true });
  const everything = reader.prepare("SELECT collection, item FROM records");
  const keep = persistInSqlite(database, file);
  const despite = refusals(database, file, keep);
  let writes = 0;
  let refused: { readonly write: number; readonly kind: RefusalKind } | undefined;
  const store = memoryStore(readDataFile(file), (changes) => {
    writes += 1;
    if (refused?.write === writes) despite[refused.kind](changes);
    else keep(changes);
  });
  return {
    store,
    writes: () => writes,
    refuse(kind, after = 0) {
      refused = { kind, write: writes + after + 1 };
    },
    inMemory: () => byCollection((name) => store[name].all()),
    inFile() {
      const records = everything.all().map(({ collection, item }) => ({ collection, item: JSON.parse(String(item)) }));
      return byCollection((name) => records.filter(({ collection }) => collection === name).map(({ item }) => item));
    },
    close() {
      reader.close();
      database.close();
    },
  };
}

/** More than fits into the file's remaining pages. */
const filler = "x".repeat(64 * 1024);

/** Writes under a temporary cause for refusal. */
function refusals(database: DatabaseSync, file: string, keep: PersistChanges): Record<RefusalKind, PersistChanges> {
  const between = (begin: string, changes: readonly RecordChange[], end: string) => {
    database.exec(begin);
    try {
      keep(changes);
    } finally {
      database.exec(end);
    }
  };
  return {
    busy(changes) {
      const other = new DatabaseSync(file);
      other.exec("BEGIN IMMEDIATE");
      try {
        keep(changes);
      } finally {
        other.close();
      }
    },
    full(changes) {
      const pages = database.prepare("PRAGMA page_count").get()?.page_count;
      const more = [...changes, { collection: "visitors", key: "filler", item: filler }] as const;
      between(`PRAGMA max_page_count = ${pages}`, more, "PRAGMA max_page_count = 4294967294");
    },
    "read-only": (changes) => between("PRAGMA query_only = 1", changes, "PRAGMA query_only = 0"),
  };
}

/** Sorted, independent of insertion order. */
function byCollection(recordsOf: (name: CollectionName) => readonly unknown[]): World {
  const inOrder = (records: readonly unknown[]) =>
    records
      .map((record) => ({ record, text: JSON.stringify(record) }))
      .sort((one, other) => (one.text < other.text ? -1 : 1))
      .map(({ record }) => record);
  return Object.fromEntries(collectionNames.map((name) => [name, inOrder(recordsOf(name))]));
}
