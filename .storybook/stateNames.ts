import { sanitize, storyNameFromExport } from "storybook/internal/csf";

/** The states that components are reviewed in: one name each, by the name of their export, wherever they are shown. */
export const stateNames: Readonly<Record<string, string>> = {
  Dark: "No escuro",
  LongestText: "Textos longos",
  Narrow: "Em 320 px",
  ReducedMotion: "Sem movimento",
  States: "Estados",
};

const byShownName = new Map(
  Object.entries(stateNames).map(([exported, name]) => [storyNameFromExport(exported), name] as const),
);

/** The name to show of a story: its own one, or that of the state that Storybook would call by the English of its export. */
export function nameOfState(name: string): string {
  return byShownName.get(name) ?? name;
}

const byIdEnding = new Map(
  Object.entries(stateNames).map(([exported, name]) => [sanitize(storyNameFromExport(exported)), name] as const),
);

/**
 * The name of a story on a page. One that is made of another story inherits its name: when it shows a state, the state's
 * name is its own.
 */
export function nameOfStory({ id, name }: { readonly id: string; readonly name: string }): string {
  return byIdEnding.get(id.split("--").at(-1) ?? "") ?? nameOfState(name);
}
