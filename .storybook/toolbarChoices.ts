import { en } from "@petbox/design-system/texts/en";
import { es } from "@petbox/design-system/texts/es";
import { type FaultKind, isFaultKind } from "@petbox/mock-server/backend/fault";
import { isScenarioName, type ScenarioName } from "@petbox/mock-server/scenarios/scenarios";
import type { Brand } from "../packages/design-system/src/brand/brand.ts";
import { exampleBrands } from "../packages/design-system/src/brand/exampleBrands.ts";
import type { Texts } from "../packages/design-system/src/texts/texts.ts";

/** The theme, contrast, motion, brand, reading direction and language of a story. */
export interface Look {
  readonly theme: "light" | "dark" | "system";
  /** "more" shows the colours of `prefers-contrast: more`. */
  readonly contrast: "system" | "more";
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

export const languages: Readonly<Record<string, { readonly title: string; readonly texts: Texts }>> = {
  en: { title: "English", texts: en },
  es: { title: "Español", texts: es },
};

export const latencies = [0, 300, 562, 2_000, 5_000];

export function lookOf({ theme, contrast, motion, brand, direction, language }: Globals): Look {
  const other = Object.entries(exampleBrands).find(([name]) => name === brand)?.[1].brand;
  const texts = Object.entries(languages).find(([name]) => name === language)?.[1].texts;
  return {
    theme: theme === "dark" || theme === "system" ? theme : "light",
    contrast: contrast === "more" ? "more" : "system",
    motion: motion === "reduced" ? "reduced" : "system",
    ...(other && { brand: other }),
    direction: direction === "rtl" ? "rtl" : "ltr",
    ...(texts && { texts }),
  };
}

/** Unknown values keep the story's own setting. */
export function backendChoiceOf(globals: Globals): BackendChoice {
  const scenario = String(globals.scenario);
  const latency = latencies.find((each) => String(each) === String(globals.latency).replace(/ms$/, ""));
  const fault = String(globals.fault).replace(/^http-/, "");
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
