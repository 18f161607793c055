export { type CurrencyFormat, currencyOf } from "./currencyOf.ts";
export { formatsOf } from "./formatsOf.ts";
export type { FormatTexts } from "./formatTexts.ts";
export type { GivenTexts, Texts } from "./texts.ts";
