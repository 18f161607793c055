/** The kinds of recurring purchases. */
export type ScheduledKind = "hygiene" | "wet-food";

/** The rules that differ between the kinds. */
export interface ScheduledRules {
  readonly title: string;
  /** The title within a sentence. */
  readonly name: string;
  /** By each item's special price, or by a unit price that falls with the total quantity (MAN-401, MAN-405). */
  readonly pricing: "each" | "tiered";
  /** Name of a unit, singular and plural. */
  readonly unit: { readonly one: string; readonly many: string };
  /** Shipping weight of a unit, packaging included. */
  readonly gramsOfUnit: number;
  /** The contents of a unit, if used one piece at a time. */
  readonly pieces?: { readonly perUnit: number; readonly one: string };
  /** Shown for an empty cart (MAN-278, MAN-281). */
  readonly noneChosenMessage: string;
}

export const scheduledRules: Readonly<Record<ScheduledKind, ScheduledRules>> = {
  hygiene: {
    title: "Tapetes higiênicos",
    name: "tapetes higiênicos",
    pricing: "each",
    unit: { one: "pacote", many: "pacotes" },
    gramsOfUnit: 900,
    pieces: { perUnit: 30, one: "tapete" },
    noneChosenMessage: "Selecione uma opção de tapete",
  },
  "wet-food": {
    title: "Alimentos úmidos",
    name: "alimentos úmidos",
    pricing: "tiered",
    unit: { one: "sachê", many: "sachês" },
    gramsOfUnit: 90,
    noneChosenMessage: "Selecione uma opção de alimento",
  },
};

export const scheduledKinds: readonly ScheduledKind[] = ["hygiene", "wet-food"];

/** "1 pacote", "12 sachês" */
export function countedUnits(kind: ScheduledKind, quantity: number): string {
  const { one, many } = scheduledRules[kind].unit;
  return `${quantity.toLocaleString("pt-BR")} ${quantity === 1 ? one : many}`;
}
