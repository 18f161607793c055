import { en } from "@petbox/design-system/texts/en";
import { es } from "@petbox/design-system/texts/es";
import { type FaultKind, faultKinds, isFaultKind } from "@petbox/mock-server/backend/fault";
import { faultTitles } from "@petbox/mock-server/scenarios/faultTitles";
import { isScenarioName, type ScenarioName, scenarios } from "@petbox/mock-server/scenarios/scenarios";
import type { GlobalTypes } from "storybook/internal/types";
import type { Brand } from "../packages/design-system/src/brand/brand.ts";
import { exampleBrands } from "../packages/design-system/src/brand/exampleBrands.ts";
import type { Texts } from "../packages/design-system/src/texts/texts.ts";

/** The theme, motion, brand, reading direction and language of a story. */
export interface Look {
  readonly theme: "light" | "dark" | "system";
  readonly motion: "system" | "reduced";
  /** Another brand than PetBox's own. */
  readonly brand?: Brand;
  readonly direction: "ltr" | "rtl";
  /** The library's own texts in another language than Portuguese. */
  readonly texts?: Texts;
}

/** The overrides of a screen's own backend. */
export interface BackendChoice {
  readonly scenario?: ScenarioName;
  /** The delay of each response, in milliseconds. */
  readonly latency?: number;
  /** The fault of every request. */
  readonly fault?: FaultKind;
  /** Replies like a Laravel application without casts. */
  readonly laravel?: true;
}

/** Globals also come from the URL, so they may hold anything. */
type Globals = Readonly<Record<string, unknown>>;

const languages: Readonly<Record<string, { readonly title: string; readonly texts: Texts }>> = {
  en: { title: "English", texts: en },
  es: { title: "Español", texts: es },
};

const latencies = [0, 300, 562, 2_000, 5_000];

export function lookOf({ theme, motion, brand, direction, language }: Globals): Look {
  const other = Object.entries(exampleBrands).find(([name]) => name === brand)?.[1].brand;
  const texts = Object.entries(languages).find(([name]) => name === language)?.[1].texts;
  return {
    theme: theme === "dark" || theme === "system" ? theme : "light",
    motion: motion === "reduced" ? "reduced" : "system",
    ...(other && { brand: other }),
    direction: direction === "rtl" ? "rtl" : "ltr",
    ...(texts && { texts }),
  };
}

/** Unknown values keep the story's own setting. */
export function backendChoiceOf(globals: Globals): BackendChoice {
  const scenario = String(globals.scenario);
  const latency = latencies.find((each) => String(each) === String(globals.latency));
  const fault = String(globals.fault);
  return {
    ...(isScenarioName(scenario) ? { scenario } : {}),
    ...(latency === undefined ? {} : { latency }),
    ...(isFaultKind(fault) ? { fault } : {}),
    ...(globals.replies === "laravel" ? { laravel: true } : {}),
  };
}

/** Whether a choice replaces the story's own backend: the story may then go another way, and end elsewhere. */
export function isOtherBackend(choice: BackendChoice): boolean {
  return Object.keys(choice).length > 0;
}

const ofTheStory = "da-historia";

export const initialGlobals = {
  theme: "light",
  motion: "system",
  brand: "petbox",
  direction: "ltr",
  language: "pt-BR",
  scenario: ofTheStory,
  latency: ofTheStory,
  fault: ofTheStory,
  replies: ofTheStory,
};

export const globalTypes: GlobalTypes = {
  theme: {
    description: "Tema",
    toolbar: {
      icon: "mirror",
      dynamicTitle: true,
      items: [
        { value: "light", title: "Claro", icon: "sun" },
        { value: "dark", title: "Escuro", icon: "moon" },
        { value: "system", title: "O do aparelho", icon: "browser" },
      ],
    },
  },
  motion: {
    description: "Movimento",
    toolbar: {
      icon: "lightning",
      dynamicTitle: true,
      items: [
        { value: "system", title: "Movimento normal" },
        { value: "reduced", title: "Movimento reduzido" },
      ],
    },
  },
  brand: {
    description: "Marca",
    toolbar: {
      icon: "paintbrush",
      dynamicTitle: true,
      items: [
        { value: "petbox", title: "PetBox" },
        ...Object.entries(exampleBrands).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  direction: {
    description: "Direção da leitura",
    toolbar: {
      icon: "paragraph",
      dynamicTitle: true,
      items: [
        { value: "ltr", title: "Da esquerda para a direita" },
        { value: "rtl", title: "Da direita para a esquerda" },
      ],
    },
  },
  language: {
    description: "Idioma dos textos da biblioteca",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "pt-BR", title: "Português" },
        ...Object.entries(languages).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  scenario: {
    description: "Cenário do servidor, nas telas",
    toolbar: {
      icon: "database",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Cenário da história" },
        ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title, right: value })),
      ],
    },
  },
  latency: {
    description: "Latência de cada resposta, nas telas",
    toolbar: {
      icon: "timer",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Latência da história" },
        ...latencies.map((each) => ({ value: String(each), title: `${each} ms` })),
      ],
    },
  },
  fault: {
    description: "Falha de todas as chamadas, nas telas",
    toolbar: {
      icon: "alert",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Falhas da história" },
        ...faultKinds.map((kind) => ({ value: kind, title: `Falha: ${faultTitles[kind]}` })),
      ],
    },
  },
  replies: {
    description: "Como o servidor escreve as respostas, nas telas",
    toolbar: {
      icon: "markup",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Respostas tipadas" },
        { value: "laravel", title: "Laravel sem casts", right: "números como texto, erros do Laravel" },
      ],
    },
  },
};
