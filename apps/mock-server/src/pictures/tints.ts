/** The brand's colours as the pictures use them; the same values as the tokens of the visual language. */
export const ink = "#2B1B3D";
export const grape = "#6C2BD9";
export const grapePressed = "#5520AE";
export const grapeLight = "#8F5BEA";
export const grapeDark = "#3D1585";
export const mango = "#FFB020";
export const mangoDark = "#E08F00";
export const coral = "#FF5C5C";
export const coralDark = "#D93F46";
export const white = "#FFFFFF";

/** `soft` fills the big shape behind a picture, `deep` the small shapes that echo it. */
export interface Tint {
  readonly soft: string;
  readonly deep: string;
}

export const tints = {
  grape: { soft: "#F0E6FF", deep: "#DCC6FF" },
  mango: { soft: "#FFEFCF", deep: "#FFD98C" },
  coral: { soft: "#FFE4E1", deep: "#FFC0BA" },
  cream: { soft: "#FFF0DC", deep: "#F8D9AE" },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
