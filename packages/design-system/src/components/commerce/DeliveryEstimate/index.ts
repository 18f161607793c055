export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
  type DeliveryEstimateState,
} from "./DeliveryEstimate.tsx";
