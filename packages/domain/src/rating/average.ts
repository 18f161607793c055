export const ratingValues = [1, 2, 3, 4, 5] as const;

/** A rating of a box, an item or the service (SUB-250). */
export type Rating = (typeof ratingValues)[number];

/** Whether an unvalidated number is a rating. */
export function isRating(value: number): value is Rating {
  return ratingValues.some((rating) => rating === value);
}

/** The mean to one decimal, rounded half up; undefined without ratings. */
export function averageRating(ratings: readonly Rating[]): number | undefined {
  if (ratings.length === 0) return undefined;
  // Integers until the last division: in floating point 4.35 is slightly less than its half tenth.
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  return Math.floor((20 * sum + ratings.length) / (2 * ratings.length)) / 10;
}

/**
 * Formats an average: "4,3", "5,0". The server's may have more decimals.
 *
 * @example
 * formatRating(4.25); // "4,3"
 */
export function formatRating(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1).replace(".", ",");
}

/** The average rounded to half stars, from 0 to `max`: 4.3 is 4.5, 4.2 is 4. */
export function starsOf(average: number, max = 5): number {
  return Math.min(Math.max(Math.round(average * 2) / 2, 0), max);
}
