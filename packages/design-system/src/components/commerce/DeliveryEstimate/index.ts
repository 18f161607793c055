export { DeliveryEstimate, type DeliveryEstimateProps, type UndatedDelivery } from "./DeliveryEstimate.tsx";
export type { KnownDelivery } from "./KnownWindow.tsx";
