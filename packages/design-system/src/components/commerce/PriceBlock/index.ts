export { PriceBlock, type PriceBlockProps } from "./PriceBlock.tsx";
export type { PriceBlockTexts, PricePeriod } from "./priceTexts.ts";
