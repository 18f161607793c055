export { PriceBlock, type PriceBlockProps, type PriceTexts } from "./PriceBlock.tsx";
