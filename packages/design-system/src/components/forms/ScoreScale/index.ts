export { ScoreScale, type ScoreScaleProps } from "./ScoreScale.tsx";
