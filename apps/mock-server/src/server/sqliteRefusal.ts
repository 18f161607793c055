/** The reason why SQLite refused something, as far as the remedies differ. */
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

/** The SQLite refusal in a thrown value; undefined for other values. */
export function sqliteRefusalOf(thrown: unknown): SqliteRefusal | undefined {
  if (!(thrown instanceof Error) || !("errcode" in thrown) || typeof thrown.errcode !== "number") return undefined;
  // The lowest byte of an extended code is its primary one.
  return refusals.get(thrown.errcode & 0xff) ?? "other";
}
