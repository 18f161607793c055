import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { BenefitLevel } from "@petbox/domain/loyalty/benefits";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { isFormerSubscriber, showsLoyalty } from "@petbox/domain/subscription/contractStanding";
import { loyaltyLevels } from "../../seed/loyaltyLevels.ts";
import { couponCode } from "../../simulation/couponCode.ts";
import { contractStatusOf, contractsOf, mostBoxesReceived } from "../account/contractsOf.ts";
import type { WorldStore } from "../store.ts";

/** A customer's place in the loyalty programme. */
export interface CustomerLoyalty {
  /** By the pet that has received the most boxes. */
  readonly boxesReceived: number;
  readonly level: BenefitLevel | undefined;
  /** The level's coupon; absent while every subscription is overdue. */
  readonly shopCoupon: string | undefined;
}

/** A customer's place in the loyalty programme; undefined without an active subscription. */
export function customerLoyaltyOf(
  store: WorldStore,
  customerCode: string,
  today: CivilDate,
): CustomerLoyalty | undefined {
  const contracts = contractsOf(store, customerCode);
  const contractStatus = contractStatusOf(contracts, today);
  if (contractStatus === undefined || isFormerSubscriber({ contractStatus })) return undefined;
  const boxesReceived = mostBoxesReceived(contracts);
  const { level } = loyaltyStanding(loyaltyLevels, boxesReceived);
  const isActive = showsLoyalty({ contractStatus });
  const shopCoupon = level && isActive ? couponCode(level.name, `${customerCode} at ${level.name}`) : undefined;
  return { boxesReceived, level, shopCoupon };
}
