export { ErrorState, type ErrorStateProps } from "./ErrorState.tsx";
export type { ErrorStateTexts } from "./errorStateTexts.ts";
