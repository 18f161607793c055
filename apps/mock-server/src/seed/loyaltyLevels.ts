import type { BenefitLevel } from "@petbox/domain/loyalty/benefits";
import { pictureAddress } from "./pictureAddress.ts";

/** The boxes of one subscription that each level requires, and its benefits (decision 48). */
export const loyaltyLevels: readonly BenefitLevel[] = [
  { name: "Bronze", fromBoxes: 1, shopDiscount: 3, freeFreightWithBox: false },
  { name: "Prata", fromBoxes: 4, shopDiscount: 5, freeFreightWithBox: true },
  { name: "Ouro", fromBoxes: 7, shopDiscount: 8, freeFreightWithBox: true },
  { name: "Platina", fromBoxes: 13, shopDiscount: 12, freeFreightWithBox: true },
  { name: "Diamante", fromBoxes: 25, shopDiscount: 15, freeFreightWithBox: true },
];

/** The URL of a level's picture (SUB-002). */
export function medalOf({ name }: Pick<BenefitLevel, "name">): string {
  return pictureAddress(`medalha-${name.toLowerCase()}`);
}
