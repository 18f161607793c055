import type { Rating } from "@petbox/domain/rating/average";

const words: Readonly<Record<Rating, string>> = { 1: "Péssimo", 2: "Ruim", 3: "Razoável", 4: "Bom", 5: "Ótimo" };

/** What stars say of their own; each can be replaced. */
export const starRatingTexts = {
  /** The word for a number of stars, shown beside them once they are given. */
  valueText: (value: Rating): string => words[value],
  /** The name of one of the stars to give. */
  starText: (value: Rating) => `${value} de 5`,
  /** What stars that were given say; an empty text makes them decoration, beside the number that says it. */
  spokenText: (value: string) => `${value} de 5 estrelas`,
};

export type StarRatingTexts = typeof starRatingTexts;
