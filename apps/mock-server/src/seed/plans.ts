import type { MonthlyPrices } from "./tracks.ts";

/** What the plans of one length have in common in all tracks. */
export interface PlanSeed {
  readonly length: keyof MonthlyPrices;
  readonly name: string;
  readonly descrisao: string;
  /** The special plan of the screen: it gets the ribbon (FUN-088). */
  readonly especial: boolean;
}

export const planSeeds: readonly PlanSeed[] = [
  {
    length: "anual",
    name: "Plano Anual",
    descrisao: "12 meses de caixa com o menor preço por mês.",
    especial: true,
  },
  {
    length: "semestral",
    name: "Plano Semestral",
    descrisao: "6 meses de caixa com desconto todo mês.",
    especial: false,
  },
  {
    length: "mensal",
    name: "Plano Mensal",
    descrisao: "Uma caixa por mês, sem fidelidade.",
    especial: false,
  },
];
