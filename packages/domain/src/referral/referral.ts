import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { couponStanding } from "../coupons/standing.ts";
import { folded } from "../text/folded.ts";
import type { MaskedEmail } from "./maskedEmail.ts";

/** A coupon for the shop of single products. */
export interface ShopCoupon {
  readonly code: string;
  /** The last day of validity; absent if it never expires. */
  readonly expiresOn?: CivilDate;
}

/** A subscriber's own coupon, with which friends subscribe. */
export interface ReferralCoupon {
  /** May be older than the rule of `parseCouponName`. */
  readonly name: string;
  /** The shop coupon that it earned its owner. */
  readonly shopCoupon?: ShopCoupon;
}

/** A friend who used the subscriber's coupon (SUB-133). */
export interface ReferredFriend {
  readonly name: string;
  readonly email: MaskedEmail;
  /** The server's word for the friend's status; "" if it sends none. */
  readonly status: string;
  /** The day of the friend's first payment, if known. */
  readonly paidOn?: CivilDate;
  /** The code of the shop coupon earned by the referral. */
  readonly shopCoupon?: string;
  /** That coupon as "Meus Cupons" lists it; absent if the server does not send it. */
  readonly reward?: ReferralReward;
}

/** What a referral has earned. */
export interface ReferralReward {
  /** "Uma lancheira da PetBox" */
  readonly text: string;
  readonly expiresOn?: CivilDate;
  readonly used?: boolean;
}

/** The only status with a known meaning (SUB-135). */
export const unpaidStatus = "Não Pago";

type PaymentState = Pick<ReferredFriend, "status" | "paidOn">;

/** Whether a friend counts: the first payment has been validated (SUB-382). Without a status, its day proves it. */
export function hasPaid({ status, paidOn }: PaymentState): boolean {
  const word = status.trim();
  return word === "" ? paidOn !== undefined : folded(word) !== folded(unpaidStatus);
}

/** The friend's status in words: the server's, or the shop's if it sends none. */
export function friendStatusText(friend: PaymentState): string {
  return friend.status.trim() || (hasPaid(friend) ? "Pago" : unpaidStatus);
}

/** How many friends count, and how many are still pending. */
export function countFriends(friends: readonly PaymentState[]): {
  readonly counting: number;
  readonly waiting: number;
} {
  const counting = friends.filter(hasPaid).length;
  return { counting, waiting: friends.length - counting };
}

/** What a friend has earned the customer, and where it is, in a sentence. */
export function rewardText(friend: ReferredFriend, today: CivilDate): string {
  if (!hasPaid(friend)) return "Seu prêmio vem com o primeiro pagamento.";
  const { reward, shopCoupon } = friend;
  if (shopCoupon === undefined) return reward === undefined ? "Indicação confirmada." : `${reward.text}.`;
  const what = reward === undefined ? "Seu prêmio" : reward.text;
  return `${what}: cupom ${shopCoupon}${reward === undefined ? "" : standingText(reward, today)}.`;
}

function standingText({ expiresOn, used }: NonNullable<ReferredFriend["reward"]>, today: CivilDate): string {
  const standing = couponStanding({ type: "indicacao", expiresOn, used }, today);
  if (standing.kind === "used") return ", já usado";
  if (standing.kind === "expired") return `, venceu em ${formatBrazilianDate(standing.since)}`;
  return expiresOn === undefined ? "" : `, até ${formatBrazilianDate(expiresOn)}`;
}
