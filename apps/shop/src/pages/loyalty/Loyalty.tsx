import type { Loyalty as LoyaltyData } from "@petbox/api-client/loyalty/pageData";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { LoyaltyScreen } from "@petbox/design-system/screens/loyalty/LoyaltyScreen";
import { LoyaltySkeleton } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import type { Reading } from "@petbox/domain/reading/reading";
import { isInAccount } from "../../app/isInAccount.ts";
import { useSession } from "../../app/services.ts";
import { useCouponNotices } from "../coupons/useCouponNotices.ts";

/** The programme as its visitor stands in it: the same at both of its addresses (SUB-017). */
export function Loyalty({ reading }: { readonly reading: Reading<LoyaltyData | null> }) {
  const { visitor } = useSession();
  const { toaster, ...copying } = useCouponNotices();
  return (
    <>
      <ReadingView reading={reading} skeleton={<LoyaltySkeleton />}>
        {({ levels, boxesReceived }) => (
          <LoyaltyScreen
            levels={levels}
            own={boxesReceived === undefined ? undefined : ownLoyalty(levels, boxesReceived)}
            isStranger={!isInAccount(visitor)}
            {...copying}
          />
        )}
      </ReadingView>
      <ToastRegion toaster={toaster} />
    </>
  );
}

function ownLoyalty(levels: LoyaltyData["levels"], boxesReceived: number) {
  const standing = loyaltyStanding(levels, boxesReceived);
  return { standing, shopCoupon: standing.level?.shopCoupon };
}
