import type { Rating } from "@petbox/domain/rating/average";

const words: Readonly<Record<Rating, string>> = { 1: "Péssimo", 2: "Ruim", 3: "Razoável", 4: "Bom", 5: "Ótimo" };

/** The texts of stars, each replaceable through `texts`. */
export const starRatingTexts = {
  /** The word for a rating, shown beside the chosen stars. */
  valueText: (value: Rating): string => words[value],
  /** The accessible name of one of the stars. */
  starText: (value: Rating) => `${value} de 5`,
  /** The accessible name of a displayed rating; empty makes the stars decorative, beside the number. */
  spokenText: (value: string) => `${value} de 5 estrelas`,
};

export type StarRatingTexts = typeof starRatingTexts;
