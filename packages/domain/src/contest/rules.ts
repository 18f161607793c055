import { cents } from "../money/cents.ts";

/** The winners, and what each gets; the prize is on its way so many days after the result (MAN-431, MAN-436). */
export const contestPrize = { winners: 3, productsEach: 10, daysToShip: 30 } as const;

/** How the public comes to vote: so many groups of so many finalists (MAN-432). */
export const contestVote = { groups: 3, finalistsEach: 4 } as const;

/** All finalists: 12. */
export const contestFinalists = contestVote.groups * contestVote.finalistsEach;

/** The coupon for toys that whoever takes part gets (MAN-433, MAN-435). */
export const contestCoupon = { worth: cents(1500), leastPurchase: cents(3000), businessDaysToSend: 4 } as const;
