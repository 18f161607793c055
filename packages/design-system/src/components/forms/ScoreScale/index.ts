export { ScoreScale, type ScoreScaleProps } from "./ScoreScale.tsx";
export type { ScoreScaleTexts } from "./scoreScaleTexts.ts";
