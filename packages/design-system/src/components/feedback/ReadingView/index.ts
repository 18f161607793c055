export { ReadingView, type ReadingViewProps } from "./ReadingView.tsx";
export { type ReadingViewTexts, readingViewTexts } from "./readingViewTexts.ts";
