import { invitationsPageData } from "@petbox/api-client/referral/pageData";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { InvitationsScreen } from "@petbox/design-system/screens/referral/InvitationsScreen";
import {
  InvitationsLayout,
  InvitationsShellScreen,
  InvitationsSkeleton,
} from "@petbox/design-system/screens/referral/InvitationsShellScreen";
import { useState } from "react";
import { usePageData } from "../../app/pageData.tsx";
import { useToday } from "../../app/useToday.ts";
import { accountLoader } from "../account/accountLoader.ts";
import { InvitationCoupon } from "./InvitationCoupon.tsx";

export { InvitationsPage as Component, InvitationsShellScreen as HydrateFallback };

export const loader = accountLoader(invitationsPageData);

/** /convites: the invited friends and their rewards. */
function InvitationsPage() {
  const [toaster] = useState(createToaster);
  const today = useToday();
  const result = usePageData(invitationsPageData);
  return (
    <InvitationsLayout>
      <AsyncResultView result={result} skeleton={<InvitationsSkeleton />}>
        {(invitations) => (
          <InvitationsScreen
            invitations={invitations}
            today={today}
            coupon={<InvitationCoupon invitations={invitations} toaster={toaster} />}
          />
        )}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </InvitationsLayout>
  );
}
