export { LoyaltyLevel, type LoyaltyLevelProps } from "./LoyaltyLevel.tsx";
