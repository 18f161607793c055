export { AsyncResultView, type AsyncResultViewProps } from "./AsyncResultView.tsx";
export { type AsyncResultViewTexts, asyncResultViewTexts } from "./asyncResultViewTexts.ts";
