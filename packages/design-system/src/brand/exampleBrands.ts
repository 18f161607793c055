import { brand } from "./brand.ts";

/** Brands that the Storybook shows beside PetBox's own, by the name of their menu entry. */
export const exampleBrands = {
  mata: { title: "Mata", brand: brand({ primary: "#00695c", highlight: "#ffd54f" }) },
  anil: { title: "Anil, compacta", brand: brand({ primary: "#0d47a1", affection: "#ff7043", density: "compact" }) },
  sol: { title: "Sol", brand: brand({ primary: "#ffb300", neutral: "#8d6e63", highlight: "#e53935" }) },
  grafite: { title: "Grafite", brand: brand({ primary: "#37474f" }) },
} as const;
