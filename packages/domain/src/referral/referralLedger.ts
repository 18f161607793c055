import { type CivilDate, formatBrazilianDate } from "../calendar/civilDate.ts";
import { couponStanding } from "../coupons/standing.ts";
import { hasPaid, type ReferredFriend } from "./referral.ts";

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
