const words = ["Péssimo", "Ruim", "Razoável", "Bom", "Ótimo"];

/** The texts of stars, each replaceable through `texts`. */
export const starRatingTexts = {
  /** The word for a rating, shown beside the chosen stars; empty for none. */
  valueText: (value: number, max: number) => (max === 5 && words[value - 1]) || "",
  /** The accessible name of one of the stars. */
  starText: (value: number, max: number) => `${value} de ${max}`,
  /** The accessible name of a displayed rating; empty makes the stars decorative, beside the number. */
  spokenText: (value: string, max: number) => `${value} de ${max} estrelas`,
};

export type StarRatingTexts = typeof starRatingTexts;
