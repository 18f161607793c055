import { cents } from "../money/cents.ts";

/** Number of winners and their prize, shipped within `daysToShip` of the result (MAN-431, MAN-436). */
export const contestPrize = { winners: 3, productsEach: 10, daysToShip: 30 } as const;

/** The public vote: groups of finalists (MAN-432). */
export const contestVote = { groups: 3, finalistsEach: 4 } as const;

/** All finalists: 12. */
export const contestFinalists = contestVote.groups * contestVote.finalistsEach;

/** The toy coupon for every participant (MAN-433, MAN-435). */
export const contestCoupon = { worth: cents(1500), leastPurchase: cents(3000), businessDaysToSend: 4 } as const;
