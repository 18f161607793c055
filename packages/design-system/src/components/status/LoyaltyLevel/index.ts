export { BenefitList, type BenefitListProps } from "./BenefitList.tsx";
export { LoyaltyLevel, type LoyaltyLevelProps } from "./LoyaltyLevel.tsx";
export type { LoyaltyLevelTexts } from "./loyaltyLevelTexts.ts";
