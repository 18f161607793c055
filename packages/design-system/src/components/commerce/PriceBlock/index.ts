export { PriceBlock, type PriceBlockProps } from "./PriceBlock.tsx";
export type { PriceTexts } from "./priceTexts.ts";
