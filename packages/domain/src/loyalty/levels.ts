export const levelNames = ["Bronze", "Prata", "Ouro", "Platina", "Diamante"] as const;

/** The loyalty levels, from the first to the highest (FUN-007). */
export type LevelName = (typeof levelNames)[number];

/** Whether the server's word for a level is one that the shop knows. */
export function isLevelName(text: string): text is LevelName {
  return levelNames.some((name) => name === text);
}

/** A level and what it takes. */
export interface LoyaltyLevel {
  readonly name: LevelName;
  /** From how many boxes of one subscription on (FUN-140). */
  readonly fromBoxes: number;
}

/** How the level is reached, in a sentence (FUN-360, FUN-361). */
export function levelText({ fromBoxes }: Pick<LoyaltyLevel, "fromBoxes">): string {
  if (fromBoxes <= 1) return "Nível ao tornar-se assinante do BOX";
  return `Nível ao receber ${fromBoxes} BOX na mesma assinatura`;
}
