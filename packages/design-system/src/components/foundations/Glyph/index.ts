export type { GlyphProps } from "./Glyph.tsx";
export { Glyph } from "./Glyph.tsx";
