import { ownCouponsPageData } from "@petbox/api-client/coupons/pageData";
import { usePageData } from "@petbox/api-client/page/usePageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { ToastRegion } from "@petbox/design-system/components/Toast";
import { CardsSkeleton } from "@petbox/design-system/screens/account/CardsSkeleton";
import { OwnCouponsScreen } from "@petbox/design-system/screens/coupons/OwnCouponsScreen";
import { OwnCouponsLayout, OwnCouponsShellScreen } from "@petbox/design-system/screens/coupons/OwnCouponsShellScreen";
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useCouponNotices } from "./useCouponNotices.ts";

export { OwnCouponsPage as Page, OwnCouponsShellScreen as Shell };

export const prefetch = prefetchOwn(ownCouponsPageData);

/** /meus-cupons (MAN-112, MAN-117): what somebody has to spend, and until when. */
function OwnCouponsPage() {
  const { customerCode } = useSession();
  const today = useToday();
  const { toaster, ...copying } = useCouponNotices();
  const result = usePageData(ownCouponsPageData, { whose: customerCode, parameters: {} });
  return (
    <OwnCouponsLayout>
      <AsyncResultView result={result} skeleton={<CardsSkeleton count={3} />}>
        {(own) => <OwnCouponsScreen {...own} today={today} {...copying} />}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </OwnCouponsLayout>
  );
}
