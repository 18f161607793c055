export { SubscriptionCard, type SubscriptionCardProps } from "./SubscriptionCard.tsx";
export type { SubscriptionCardTexts } from "./subscriptionCardTexts.ts";
