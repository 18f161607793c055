import { sanitize, storyNameFromExport } from "storybook/internal/csf";

/** The Portuguese names of the states that every component has, by export name. */
export const stateNames: Readonly<Record<string, string>> = {
  Dark: "No escuro",
  LongestText: "Textos longos",
  Narrow: "Em 320 px",
  ReducedMotion: "Sem movimento",
  States: "Estados",
};

/** The usual Portuguese names of further states, by export name. A story may say more: "Sem internet: tenta de novo". */
export const usualNames: Readonly<Record<string, string>> = {
  Default: "Padrão",
  Disabled: "Desativado",
  Loading: "Carregando",
  Offline: "Sem internet",
  OtherWords: "Com outras palavras",
  Saving: "Salvando",
  ServerDown: "Servidor fora do ar",
  Slow: "Carregando",
  WithError: "Com erro",
};

const byShownName = new Map(
  Object.entries({ ...stateNames, ...usualNames }).map(
    ([exported, name]) => [storyNameFromExport(exported), name] as const,
  ),
);

/** The displayed name of a story: its own name, or the name of its state if Storybook derived the name from the export. */
export function nameOfState(name: string): string {
  return byShownName.get(name) ?? name;
}

const byIdEnding = new Map(
  Object.entries(stateNames).map(([exported, name]) => [sanitize(storyNameFromExport(exported)), name] as const),
);

/**
 * The name of a story on a docs page. An extended story inherits the name of its base; if it is one of the common
 * states, the state's name is used instead.
 */
export function nameOfStory({ id, name }: { readonly id: string; readonly name: string }): string {
  return byIdEnding.get(id.split("--").at(-1) ?? "") ?? nameOfState(name);
}
