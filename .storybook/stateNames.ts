import { storyNameFromExport } from "storybook/internal/csf";

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
