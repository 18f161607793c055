/** Why SQLite refused something, as far as what to do about it differs. */
export type SqliteRefusal = "busy" | "full" | "read-only" | "damaged" | "other";

/** By SQLite's primary result codes (https://www.sqlite.org/rescode.html). */
const refusals: ReadonlyMap<number, SqliteRefusal> = new Map([
  [5, "busy"],
  [6, "busy"],
  [8, "read-only"],
  [11, "damaged"],
  [13, "full"],
  [26, "damaged"],
]);

/** What a thrown value says of SQLite; undefined when SQLite did not throw it. */
export function sqliteRefusalOf(thrown: unknown): SqliteRefusal | undefined {
  if (!(thrown instanceof Error) || !("errcode" in thrown) || typeof thrown.errcode !== "number") return undefined;
  // An extended code has its primary one in the lowest byte.
  return refusals.get(thrown.errcode & 0xff) ?? "other";
}
