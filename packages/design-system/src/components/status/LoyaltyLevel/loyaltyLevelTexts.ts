/** The texts of a loyalty level, each replaceable through `texts`. */
export const loyaltyLevelTexts = {
  /** The name of a level; the other texts get it. */
  levelName: (level: string) => level,
  levelText: (level: string) => `Nível ${level}`,
  /** Replaces the name of an unknown level. */
  unknownLabel: "Ainda sem nível",
  receivedText: (boxes: number) => `${boxes} BOX ${boxes === 1 ? "recebido" : "recebidos"}`,
  missingText: (boxes: number, level: string) =>
    `${boxes === 1 ? "Falta" : "Faltam"} ${boxes} BOX para o nível ${level}`,
  /** The sentence at the top level, which has no next level. */
  topLabel: "Você chegou ao nível mais alto!",
  benefitsLabel: "Seus benefícios",
};

export type LoyaltyLevelTexts = typeof loyaltyLevelTexts;
