export { PriceBlock, type PriceBlockProps } from "./PriceBlock.tsx";
export type { PriceBlockTexts } from "./priceTexts.ts";
