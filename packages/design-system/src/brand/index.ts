export { BrandError, type BrandProblem } from "./BrandError.ts";
export { type Brand, type BrandOptions, brand, type MendedColor } from "./brand.ts";
export type { ColorName, ColorPalette } from "./palette.ts";
