/** What a loyalty level says of its own; each can be replaced. */
export const loyaltyLevelTexts = {
  levelText: (level: string) => `Nível ${level}`,
  /** In place of the level's name while there is none. */
  unknownLabel: "Ainda sem nível",
  receivedText: (boxes: number) => `${boxes} BOX ${boxes === 1 ? "recebido" : "recebidos"}`,
  missingText: (boxes: number, level: string) =>
    `${boxes === 1 ? "Falta" : "Faltam"} ${boxes} BOX para o nível ${level}`,
  /** What is said at the top, where nothing is missing. */
  topLabel: "Você chegou ao nível mais alto!",
  benefitsLabel: "Seus benefícios",
};

export type LoyaltyLevelTexts = typeof loyaltyLevelTexts;
