import { scheduledPaths } from "../site/paths.ts";

/** What can be bought at intervals. */
export type ScheduledKind = "hygiene" | "wet-food";

/** How a kind of product is sold: all that differs from one kind to the other. */
export interface ScheduledRules {
  readonly kind: ScheduledKind;
  readonly title: string;
  /** By each item's own special price, or by a price that falls with the total quantity (MAN-401, MAN-405). */
  readonly pricing: "each" | "tiered";
  /** What one of it is called, and more of it. */
  readonly unit: { readonly one: string; readonly many: string };
  /** What one of it weighs on its way, packed. */
  readonly gramsOfUnit: number;
  /** What one of it holds, where what is inside is used up one at a time. */
  readonly pieces?: { readonly perUnit: number; readonly one: string };
  /** Said when nothing is chosen (MAN-278, MAN-281). */
  readonly noneChosenMessage: string;
  /** Where one begins, and where those that somebody has are listed. */
  readonly startPath: `/${string}`;
  readonly listPath: `/${string}`;
}

export const scheduledRules: Readonly<Record<ScheduledKind, ScheduledRules>> = {
  hygiene: {
    kind: "hygiene",
    title: "Tapetes higiênicos",
    pricing: "each",
    unit: { one: "pacote", many: "pacotes" },
    gramsOfUnit: 900,
    pieces: { perUnit: 30, one: "tapete" },
    noneChosenMessage: "Selecione uma opção de tapete",
    startPath: scheduledPaths.buyMats,
    listPath: scheduledPaths.mats,
  },
  "wet-food": {
    kind: "wet-food",
    title: "Alimentos úmidos",
    pricing: "tiered",
    unit: { one: "sachê", many: "sachês" },
    gramsOfUnit: 90,
    noneChosenMessage: "Selecione uma opção de alimento",
    startPath: scheduledPaths.buyWetFood,
    listPath: scheduledPaths.wetFoods,
  },
};

export const scheduledKinds: readonly ScheduledKind[] = ["hygiene", "wet-food"];

export function isScheduledKind(text: string): text is ScheduledKind {
  return Object.hasOwn(scheduledRules, text);
}

/** "1 pacote", "12 sachês" */
export function countedUnits(kind: ScheduledKind, quantity: number): string {
  const { one, many } = scheduledRules[kind].unit;
  return `${quantity.toLocaleString("pt-BR")} ${quantity === 1 ? one : many}`;
}
