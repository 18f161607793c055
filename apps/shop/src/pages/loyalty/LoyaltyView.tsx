import type { Loyalty as LoyaltyData } from "@petbox/api-client/loyalty/pageData";
import { isInAccount } from "@petbox/api-client/page/embeddedSession";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { LoyaltyScreen } from "@petbox/design-system/screens/loyalty/LoyaltyScreen";
import { LoyaltySkeleton } from "@petbox/design-system/screens/loyalty/LoyaltyShellScreen";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { loyaltyStanding } from "@petbox/domain/loyalty/standing";
import { useSession } from "../../app/services.ts";
import { isSubscriber } from "../../session/isSubscriber.ts";
import { useCouponNotices } from "../coupons/useCouponNotices.ts";

/** The programme with the visitor's level, the same at both of its paths (SUB-017). */
export function LoyaltyView({ result }: { readonly result: AsyncResult<LoyaltyData | null> }) {
  const { visitor } = useSession();
  const { toaster, ...copying } = useCouponNotices();
  return (
    <>
      <AsyncResultView result={result} skeleton={<LoyaltySkeleton />}>
        {({ levels, boxesReceived, pausedLevel, hasLeft = !isSubscriber(visitor) }) => (
          <LoyaltyScreen
            levels={levels}
            own={
              boxesReceived === undefined
                ? undefined
                : { ...ownLoyalty(levels, boxesReceived), isCouponPaused: pausedLevel !== undefined, hasLeft }
            }
            isLoggedOut={!isInAccount(visitor)}
            {...copying}
          />
        )}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </>
  );
}

function ownLoyalty(levels: LoyaltyData["levels"], boxesReceived: number) {
  const standing = loyaltyStanding(levels, boxesReceived);
  return { standing, shopCoupon: standing.level?.shopCoupon };
}
