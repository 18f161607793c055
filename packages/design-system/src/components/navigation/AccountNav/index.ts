export { AccountNav, type AccountNavProps } from "./AccountNav.tsx";
export { AccountNavPlace } from "./AccountNavPlace.tsx";
export type { AccountNavTexts } from "./accountNavTexts.ts";
