export { CopyButton, type CopyButtonProps } from "./CopyButton.tsx";
export type { CopyButtonTexts } from "./copyButtonTexts.ts";
