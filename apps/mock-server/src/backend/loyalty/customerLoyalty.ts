import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { BenefitLevel } from "@petbox/domain/loyalty/benefits";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { isFormerSubscriber } from "@petbox/domain/subscription/contractStanding";
import { loyaltyLevels } from "../../seed/loyaltyLevels.ts";
import { couponCode } from "../../simulation/couponCode.ts";
import { boxContractsOf, contractStatusOf, mostBoxesReceived } from "../account/contractsOf.ts";
import type { WorldStore } from "../store.ts";

/** A customer's place in the loyalty programme. */
export interface CustomerLoyalty {
  /** By the pet that has received the most boxes. */
  readonly boxesReceived: number;
  readonly level: BenefitLevel | undefined;
  /** The level's coupon; absent while every box subscription is overdue. */
  readonly shopCoupon: string | undefined;
  /** Whether every box subscription has ended. */
  readonly hasLeft: boolean;
}

/** A customer's place in the loyalty programme, which leaving does not end (decision 71); undefined without a box subscription. */
export function customerLoyaltyOf(
  store: WorldStore,
  customerCode: string,
  today: CivilDate,
): CustomerLoyalty | undefined {
  const contracts = boxContractsOf(store, customerCode, today);
  const contractStatus = contractStatusOf(contracts, today);
  if (contractStatus === undefined) return undefined;
  const boxesReceived = mostBoxesReceived(contracts);
  const { level } = loyaltyStanding(loyaltyLevels, boxesReceived);
  const isPaused = contractStatus === "overdue";
  const shopCoupon = level && !isPaused ? couponCode(level.name, `${customerCode} at ${level.name}`) : undefined;
  return { boxesReceived, level, shopCoupon, hasLeft: isFormerSubscriber({ contractStatus }) };
}
