import type { ComponentNotes } from "./componentNotes.ts";

const firstVersion = "0.1.0";

/** Compares versions part by part; negative if `one` is older. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}

/** How far a component is, in the words of its page. */
export function maturityText({ since = firstVersion }: Pick<ComponentNotes, "since">, version: string): string {
  return compareVersions(since, version) > 0 ? `Em preparo: sai na ${since}` : `Estável desde a ${since}`;
}

/** What changed in a component, newest version first. */
export function changesOf({ changes = {} }: Pick<ComponentNotes, "changes">): readonly (readonly [string, string])[] {
  return Object.entries(changes).sort(([one], [other]) => compareVersions(other, one));
}
