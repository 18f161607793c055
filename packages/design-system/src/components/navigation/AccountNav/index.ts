export { AccountNav, type AccountNavProps } from "./AccountNav.tsx";
export type { AccountNavTexts } from "./accountNavTexts.ts";
