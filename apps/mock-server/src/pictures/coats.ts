import type { Coat } from "./art.ts";

/** Other animals drawn with the same face. */
export const coats = {
  greyCat: { "#ffb02e": "#9A93B5", "#ff822d": "#776F95", "#ff6723": "#5F5879" },
  creamCat: { "#ffb02e": "#F6E3C8", "#ff822d": "#E7BF94", "#ff6723": "#C99A6B" },
  blackDog: { "#f3c07b": "#4A4458", "#ffdea7": "#D9A066", "#6d4534": "#2F2A3A", "#212121": "#15121C" },
  whiteDog: { "#f3c07b": "#F4ECE2", "#ffdea7": "#FFFFFF", "#6d4534": "#C9B49C" },
  caramelDog: { "#f3c07b": "#D98E45", "#ffdea7": "#F8D9AE", "#6d4534": "#A4622B" },
} as const satisfies Record<string, Coat>;
