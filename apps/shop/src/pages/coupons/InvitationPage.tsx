import { useInvitation } from "@petbox/api-client/coupons/hooks";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { Skeleton } from "@petbox/design-system/components/Skeleton";
import { Stack } from "@petbox/design-system/components/Stack";
import { InvitationScreen } from "@petbox/design-system/screens/coupons/InvitationScreen";
import type { Coupon } from "@petbox/domain/plan/coupon";
import { sitePaths } from "@petbox/domain/site/paths";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import type { HistoryState } from "../../app/historyState.ts";
import { publicLoader } from "../../app/pageData.ts";
import { useSession } from "../../app/services.ts";
import { portrayed } from "../pets/portrayed.ts";
import { useStoreCoupon } from "./useCoupon.ts";

export { InvitationDocument as HydrateFallback, InvitationPage as Component };

export const loader = publicLoader();

/** /cupom/{name} (MAN-040, MAN-041): stores the coupon in the session if it is valid, then opens /assine. */
function InvitationPage() {
  const result = useInvitation(useParams().name ?? "");
  const { search } = useLocation();
  const onward = `${sitePaths.subscribe}${search}` as const;
  return (
    <InvitationScreen pet={portrayed(useSession().answers)} onward={onward}>
      <AsyncResultView
        result={result}
        skeleton={<Skeleton shape="card" />}
        empty={
          <Leaving>
            <Navigate to={onward} replace state={{ notice: "coupon-gone" } satisfies HistoryState} />
          </Leaving>
        }
      >
        {(coupon) => (
          <Leaving>
            <TakeCoupon coupon={coupon} onward={onward} />
          </Leaving>
        )}
      </AsyncResultView>
    </InvitationScreen>
  );
}

/** The page in its document, which is the same for every coupon, pet and query. */
function InvitationDocument() {
  return (
    <InvitationScreen pet={portrayed({})} onward={sitePaths.subscribe}>
      <Stack aria-busy="true">
        <Skeleton shape="card" />
      </Stack>
    </InvitationScreen>
  );
}

/** Shows the skeleton until the next page has rendered. */
function Leaving({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Skeleton shape="card" />
    </>
  );
}

interface TakeCouponProps {
  readonly coupon: Coupon;
  readonly onward: string;
}

function TakeCoupon({ coupon, onward }: TakeCouponProps) {
  const storeCoupon = useStoreCoupon();
  const take = useEffectEvent((taken: Coupon) => void storeCoupon(taken));
  useEffect(() => take(coupon), [coupon]);
  return <Navigate to={onward} replace />;
}
