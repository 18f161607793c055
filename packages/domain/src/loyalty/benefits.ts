import type { LoyaltyLevel } from "./levels.ts";

/** A level's benefits in the shop of single products (FUN-139, SUB-144). */
export interface LevelBenefits {
  /** Whether shop purchases travel with the box for free. */
  readonly freeFreightWithBox: boolean;
  /** Permanent discount on the category Fidelidade, as a whole percentage; 0 for none (FUN-359). */
  readonly shopDiscount: number;
}

/** A level with its benefits. */
export interface BenefitLevel extends LoyaltyLevel, LevelBenefits {}

/**
 * One sentence per benefit; absent benefits are omitted.
 * @param hasLeft whether the customer has no active subscription: what travels with a box says that it needs one (decision 71).
 */
export function benefitTexts({ freeFreightWithBox, shopDiscount }: LevelBenefits, hasLeft = false): readonly string[] {
  const freight = "Frete grátis na loja quando a compra vai junto com o BOX";
  return [
    ...(shopDiscount > 0 ? [`${shopDiscount}% de desconto extra nos itens da categoria Fidelidade`] : []),
    ...(freeFreightWithBox ? [hasLeft ? `${freight}: volta com uma assinatura ativa` : freight] : []),
  ];
}
