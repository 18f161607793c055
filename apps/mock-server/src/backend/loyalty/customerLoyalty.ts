import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { BenefitLevel } from "@petbox/domain/loyalty/benefits";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
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

/** A customer's place in the loyalty programme, which leaving does not end (decision 71); undefined without a subscription. */
export function customerLoyaltyOf(
  store: WorldStore,
  customerCode: string,
  today: CivilDate,
): CustomerLoyalty | undefined {
  const contracts = contractsOf(store, customerCode);
  const contractStatus = contractStatusOf(contracts, today);
  if (contractStatus === undefined) return undefined;
  const boxesReceived = mostBoxesReceived(contracts);
  const { level } = loyaltyStanding(loyaltyLevels, boxesReceived);
  const isPaused = contractStatus === "overdue";
  const shopCoupon = level && !isPaused ? couponCode(level.name, `${customerCode} at ${level.name}`) : undefined;
  return { boxesReceived, level, shopCoupon };
}
