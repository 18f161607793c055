import type { PlanLength } from "@petbox/domain/plan/planLength";
import type { MonthlyPrices } from "./tracks.ts";

/** The data that plans of one length share in all tracks. */
interface PlanSeed {
  readonly term: keyof MonthlyPrices;
  readonly length: PlanLength;
  readonly name: string;
  readonly description: string;
  /** Whether the screen marks the plan with the ribbon (FUN-088). */
  readonly special: boolean;
}

export const planSeeds: readonly PlanSeed[] = [
  {
    term: "anual",
    length: 12,
    name: "Anual",
    description: "12 meses de caixa com o menor preço por mês.",
    special: true,
  },
  {
    term: "semestral",
    length: 6,
    name: "Semestral",
    description: "6 meses de caixa com desconto todo mês.",
    special: false,
  },
  {
    term: "mensal",
    length: 1,
    name: "Mensal",
    description: "Uma caixa por mês, sem fidelidade.",
    special: false,
  },
];
