export { SubscriptionCard, type SubscriptionCardProps } from "./SubscriptionCard.tsx";
