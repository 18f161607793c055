export { DeliveryEstimate, type DeliveryEstimateProps, type UndatedDelivery } from "./DeliveryEstimate.tsx";
export type { DeliveryEstimateTexts } from "./deliveryEstimateTexts.ts";
export type { KnownDelivery } from "./KnownWindow.tsx";
