export { BeforeAfter, type BeforeAfterProps } from "./BeforeAfter.tsx";
export type { BeforeAfterTexts } from "./beforeAfterTexts.ts";
