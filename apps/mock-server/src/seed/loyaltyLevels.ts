import type { LoyaltyLevel } from "@petbox/domain/loyalty/levels";

/** From how many boxes of one subscription on each level is reached (decision 48). */
export const loyaltyLevels: readonly LoyaltyLevel[] = [
  { name: "Bronze", fromBoxes: 1 },
  { name: "Prata", fromBoxes: 4 },
  { name: "Ouro", fromBoxes: 7 },
  { name: "Platina", fromBoxes: 13 },
  { name: "Diamante", fromBoxes: 25 },
];
