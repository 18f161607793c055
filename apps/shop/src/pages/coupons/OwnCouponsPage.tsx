import { ownCouponsPageData } from "@petbox/api-client/coupons/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import {
  OwnCouponsScreen,
  OwnCouponsShellScreen,
  OwnCouponsSkeleton,
} from "@petbox/design-system/screens/coupons/OwnCouponsScreen";
import { usePageData } from "../../app/pageData.ts";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { useCouponNotices } from "./useCouponNotices.ts";

export { OwnCouponsPage as Component, OwnCouponsPage as HydrateFallback };

export const loader = accountLoader(ownCouponsPageData);

/** /meus-cupons (MAN-112, MAN-117): the customer's coupons, and how long they are valid. */
function OwnCouponsPage() {
  const today = useToday();
  const { toaster, ...copying } = useCouponNotices();
  const result = usePageData(ownCouponsPageData);
  return (
    <OwnCouponsShellScreen>
      <AsyncResultView result={result} skeleton={<OwnCouponsSkeleton />}>
        {(own) => <OwnCouponsScreen {...own} today={today} {...copying} />}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </OwnCouponsShellScreen>
  );
}
