import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { lead } from "../scenarios/people.ts";
import { newFolder } from "../testing/openServer.ts";
import { wholeWorld } from "../testing/wholeWorld.ts";
import { openSqliteStore } from "./sqliteStore.ts";
import { StartupError } from "./startupError.ts";

const pageSize = 4096;

const open = (file: string) =>
  openSqliteStore({
    file,
    start: { ...wholeWorld, customers: Array.from({ length: 200 }, (_, each) => ({ ...lead, code: `lead${each}` })) },
    address: "http://localhost:3000",
    say: () => {},
  });

/** A data file after a clean shutdown, with the journal merged into it. */
function dataFile(): string {
  const file = join(newFolder(), "novo.sqlite");
  open(file).close();
  return file;
}

/** Reproducible random bytes. */
function noise(length: number): Uint8Array {
  let last = 7;
  return Uint8Array.from({ length }, () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last >> 16;
  });
}

function overwrite(file: string, from: number, bytes: Uint8Array): void {
  const content = readFileSync(file);
  content.set(bytes, from);
  writeFileSync(file, content);
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

/** Digests of the file and its journal; a missing journal equals an empty one. */
const digestsOf = (file: string) =>
  [file, `${file}-wal`].map((each) =>
    createHash("sha256")
      .update(existsSync(each) ? readFileSync(each) : "")
      .digest("hex"),
  );

const damages: Readonly<Record<string, (file: string) => void>> = {
  "noise in a page": (file) => overwrite(file, 3 * pageSize, noise(pageSize)),
  "noise among the records of a page": (file) => overwrite(file, 3 * pageSize + 2_000, noise(1_000)),
  "noise in the header": (file) => overwrite(file, 0, noise(100)),
  "a truncated file": (file) => truncateSync(file, 5 * pageSize),
  "an empty file beside a journal": (file) => {
    truncateSync(file, 0);
    appendFileSync(`${file}-wal`, noise(pageSize));
  },
  "a record that is no JSON": (file) => change(file, "UPDATE records SET item = '{' WHERE id = 'lead7'"),
  "a null record": (file) => change(file, "UPDATE records SET item = 'null' WHERE id = 'lead7'"),
  "a record under another key": (file) => change(file, "UPDATE records SET id = 'lead7000' WHERE id = 'lead7'"),
};

const others: Readonly<Record<string, (file: string) => void>> = {
  "a later version": (file) => change(file, "PRAGMA user_version = 2"),
  "a table of another shape": (file) => change(file, "ALTER TABLE records RENAME COLUMN item TO record"),
  "another program": (file) => change(file, "ALTER TABLE records RENAME TO pages"),
};

describe.each([
  ["is damaged", "está danificado", damages],
  ["another program wrote", "foi escrito por outra versão do servidor ou por outro programa", others],
])("a file that %s", (_title, words, ways) => {
  it.each(Object.entries(ways))("is named in one sentence and left untouched: %s", (_way, damage) => {
    const file = dataFile();
    damage(file);
    const before = digestsOf(file);
    const sentence = sentenceOf(() => open(file));
    expect(sentence).toContain(`O arquivo ${file} ${words}`);
    expect(sentence).toMatch(/^[^\n]+DATA_DIR; nada nele foi alterado\.$/);
    expect(digestsOf(file)).toEqual(before);
  });
});

function sentenceOf(start: () => unknown): string {
  try {
    start();
  } catch (thrown) {
    if (thrown instanceof StartupError) return thrown.message;
    throw thrown;
  }
  return "";
}

it("an empty file that was only created is filled", () => {
  const file = join(newFolder(), "novo.sqlite");
  writeFileSync(file, "");
  const { store, close } = open(file);
  expect(store.customers.all()).toHaveLength(200);
  close();
});
