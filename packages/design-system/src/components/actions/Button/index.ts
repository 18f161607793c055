export { Button, type ButtonProps } from "./Button.tsx";
export type { ButtonTexts } from "./buttonTexts.ts";
