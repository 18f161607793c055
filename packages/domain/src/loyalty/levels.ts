export const levelNames = ["Bronze", "Prata", "Ouro", "Platina", "Diamante"] as const;

/** The loyalty levels, from the lowest to the highest (FUN-007). */
export type LevelName = (typeof levelNames)[number];

/** Whether a text from the server is a known level. */
export function isLevelName(text: string): text is LevelName {
  return levelNames.some((name) => name === text);
}

/** A level and its requirement. */
export interface LoyaltyLevel {
  readonly name: LevelName;
  /** Minimum number of boxes in one subscription (FUN-140). */
  readonly fromBoxes: number;
}

/** How to reach the level, in a sentence (FUN-360, FUN-361). */
export function levelText({ fromBoxes }: Pick<LoyaltyLevel, "fromBoxes">): string {
  if (fromBoxes <= 1) return "Nível ao tornar-se assinante do BOX";
  return `Nível ao receber ${fromBoxes} BOX na mesma assinatura`;
}
