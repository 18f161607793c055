import { type Loyalty, loyaltyProgrammePageData, ownLoyaltyPageData } from "@petbox/api-client/loyalty/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { loyaltyLevels, medalOf } from "../../seed/loyaltyLevels.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountOf } from "../session/customers.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { type CustomerLoyalty, customerLoyaltyOf } from "./customerLoyalty.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(ownLoyaltyPageData, (context) => {
    requireAccount(context);
    return programme(loyaltyOfVisitor(context));
  }),
  handlePageData(loyaltyProgrammePageData, (context) => programme(loyaltyOfVisitor(context))),
];

function loyaltyOfVisitor({ store, visitor, clock }: RequestContext<undefined>): CustomerLoyalty | undefined {
  const customerCode = accountOf(visitor);
  return customerCode === undefined ? undefined : customerLoyaltyOf(store, customerCode, civilDateAt(clock()));
}

/** The levels, with the customer's place if known. Coupons of other levels are left out. */
function programme(own: CustomerLoyalty | undefined): Loyalty {
  return {
    levels: loyaltyLevels.map((level, index) => ({
      ...level,
      id: index + 1,
      medal: medalOf(level),
      ...(level === own?.level && own.shopCoupon && { shopCoupon: own.shopCoupon }),
    })),
    ...(own && { boxesReceived: own.boxesReceived, hasLeft: own.hasLeft }),
    ...(own?.level && own.shopCoupon === undefined && { pausedLevel: own.level.name }),
  };
}
