import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shownName } from "@petbox/storybook/requirementNames";

/** A story as the built Storybook lists it. */
export interface ListedStory {
  readonly id: string;
  /** "Componentes/Ações/Button: Primary" */
  readonly title: string;
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
}

/** The stories in an index whose id has this text, all of them when it is empty. Pages are no stories. */
export function storiesIn({ entries }: { readonly entries: Record<string, Entry> }, only: string): ListedStory[] {
  return Object.values(entries)
    .filter(({ id, type }) => type === "story" && id.includes(only.toLowerCase()))
    .map(({ id, title, name }) => ({ id, title: `${title}: ${shownName(name)}` }));
}

/** The stories in storybook-static whose id has this text. */
export function builtStories(only: string): readonly ListedStory[] {
  return storiesIn(JSON.parse(readFileSync(join(import.meta.dirname, "../storybook-static/index.json"), "utf8")), only);
}
