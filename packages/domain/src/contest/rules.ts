import { cents } from "../money/cents.ts";

/** The number of winners and products for each, and the days from the result to shipping (MAN-431, MAN-436). */
export const contestPrize = { winners: 3, productsEach: 10, daysToShip: 30 } as const;

/** The groups of the public vote and the finalists in each (MAN-432). */
export const contestVote = { groups: 3, finalistsEach: 4 } as const;

/** All finalists: 12. */
export const contestFinalists = contestVote.groups * contestVote.finalistsEach;

/** The toy coupon for every participant (MAN-433, MAN-435). */
export const contestCoupon = { worth: cents(1500), leastPurchase: cents(3000), businessDaysToSend: 4 } as const;
