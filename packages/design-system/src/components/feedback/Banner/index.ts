export { Banner, type BannerProps } from "./Banner.tsx";
export type { BannerTexts } from "./bannerTexts.ts";
