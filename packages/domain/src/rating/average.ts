export const ratingValues = [1, 2, 3, 4, 5] as const;

/** What a customer gives a box, an item or the service (SUB-250). */
export type Rating = (typeof ratingValues)[number];

/** Whether a number from outside, or from a form, is a rating. */
export function isRating(value: number): value is Rating {
  return ratingValues.some((rating) => rating === value);
}

/** The mean of the ratings to one decimal, half a tenth going up; undefined while there is none. */
export function averageRating(ratings: readonly Rating[]): number | undefined {
  if (ratings.length === 0) return undefined;
  // Whole numbers until the last division: 4.35 in floating point is a little less than its half tenth.
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  return Math.floor((20 * sum + ratings.length) / (2 * ratings.length)) / 10;
}

/** An average as it is written: "4,3", "5,0". One that the server worked out may have more decimals than are shown. */
export function formatRating(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1).replace(".", ",");
}

/** The average in halves of a star, from 0 to 5: 4.3 is 4.5, 4.2 is 4. */
export function starsOf(average: number): number {
  return Math.min(Math.max(Math.round(average * 2) / 2, 0), 5);
}
