import { usePageData } from "@petbox/api-client/page/usePageData";
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
import { prefetchOwn } from "../../app/prefetchOwn.ts";
import { useSession } from "../../app/services.ts";
import { InvitationCoupon } from "./InvitationCoupon.tsx";

export { InvitationsPage as Page, InvitationsShellScreen as Shell };

export const prefetch = prefetchOwn(invitationsPageData);

/** /convites: friends invited, and what they have brought. */
function InvitationsPage() {
  const { customerCode } = useSession();
  const [toaster] = useState(createToaster);
  const result = usePageData(invitationsPageData, { whose: customerCode, parameters: {} });
  return (
    <InvitationsLayout>
      <AsyncResultView result={result} skeleton={<InvitationsSkeleton />}>
        {(invitations) => (
          <InvitationsScreen
            invitations={invitations}
            coupon={<InvitationCoupon invitations={invitations} toaster={toaster} />}
          />
        )}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </InvitationsLayout>
  );
}
