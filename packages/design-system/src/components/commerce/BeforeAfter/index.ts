export { BeforeAfter, type BeforeAfterProps, type BeforeAfterRow } from "./BeforeAfter.tsx";
export type { BeforeAfterTexts } from "./beforeAfterTexts.ts";
