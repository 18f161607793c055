import type { LoyaltyLevel } from "./levels.ts";

/** What a level gives in the shop of single products (FUN-139, SUB-144). */
export interface LevelBenefits {
  /** What is bought travels with the box for free. */
  readonly freeFreightWithBox: boolean;
  /** A whole percentage off the items of the category Fidelidade, always; 0 for nothing (FUN-359). */
  readonly shopDiscount: number;
}

/** A level of the programme with what it gives. */
export interface BenefitLevel extends LoyaltyLevel, LevelBenefits {}

/** What a level gives, a sentence each; nothing is said of what it does not give. */
export function benefitTexts({ freeFreightWithBox, shopDiscount }: LevelBenefits): readonly string[] {
  return [
    ...(shopDiscount > 0 ? [`${shopDiscount}% de desconto extra nos itens da categoria Fidelidade`] : []),
    ...(freeFreightWithBox ? ["Frete grátis na loja quando a compra vai junto com o BOX"] : []),
  ];
}
