import { failureOf } from "@petbox/api-client/client/apiError";
import { saveCoupon } from "@petbox/api-client/referral/api";
import { invitationsPageData } from "@petbox/api-client/referral/pageData";
import { useCouponNameCheck } from "@petbox/api-client/referral/useCouponNameCheck";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { createToaster, type Toaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { NothingToInviteWithScreen } from "@petbox/design-system/screens/coupons/InviteScreen";
import {
  type Invitations,
  InvitationsScreen,
  InvitationsShellScreen,
  InvitationsSkeleton,
} from "@petbox/design-system/screens/referral/InvitationsScreen";
import { MakeCouponScreen } from "@petbox/design-system/screens/referral/MakeCouponScreen";
import { OwnCouponScreen } from "@petbox/design-system/screens/referral/OwnCouponScreen";
import { couponCopiedText } from "@petbox/domain/coupons/couponNotices";
import { isRefusal, isReplyLost } from "@petbox/domain/failure/failure";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { type CouponName, isSameCoupon } from "@petbox/domain/referral/couponName";
import { couponSaveFailureText } from "@petbox/domain/referral/couponSaveFailure";
import { suggestedCouponName } from "@petbox/domain/referral/suggestedCouponName";
import { couponPaths, referralPaths, welcomePaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useState } from "react";
import { usePageData, usePageDataCache } from "../../app/pageData.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { accountLoader } from "../account/accountLoader.ts";

export { InvitationsPage as Component, InvitationsPage as HydrateFallback };

export const loader = accountLoader(invitationsPageData);

/** The form's name of the field that the server may refuse. */
const couponFieldNames = { cupom: "name" };

interface MakeCouponProps {
  readonly invitations: Invitations;
  readonly onMade: () => void;
}

/** The form that creates a subscriber's only coupon. */
function MakeCoupon({ invitations, onMade }: MakeCouponProps) {
  const { client } = useServices();
  const { visitor } = useSession();
  const today = useToday();
  const { mutate, revalidate } = usePageDataCache(invitationsPageData);
  const { check, type, ask } = useCouponNameCheck();
  const { pending, failure, submit } = useSubmit(async (name: CouponName) => {
    try {
      await saveCoupon(client, { name, from: referralPaths.invite, description: invitations.campaign?.description });
    } catch (thrown) {
      const reason = failureOf(thrown);
      if (isRefusal(reason)) ask(name);
      else if (!isReplyLost(reason)) throw thrown;
      // The name may be taken, or another tab or a request whose reply was lost may have created the coupon: the page shows the current state.
      const now = await revalidate();
      if (now?.coupon === undefined || !isSameCoupon(now.coupon.name, name)) throw thrown;
      onMade();
      return;
    }
    onMade();
    await mutate((read) => ({ ...read, coupon: { name } }));
    void revalidate();
  });
  return (
    <MakeCouponScreen
      suggestion={suggestedCouponName(visitor.authorized ? (visitor.name ?? "") : "", today)}
      check={check}
      onType={type}
      onVerify={ask}
      onSave={(name) => void submit(name)}
      pending={pending}
      failure={failure && couponSaveFailureText(failure)}
      nameError={formFailure(failure, couponFieldNames).fields?.name}
    />
  );
}

interface InvitationCouponProps {
  readonly invitations: Invitations;
  readonly toaster: Toaster;
}

/** The customer's coupon with the ways to share it, or the form that creates one in the same place. */
function InvitationCoupon({ invitations, toaster }: InvitationCouponProps) {
  const [isMade, setIsMade] = useState(false);
  const { coupon } = invitations;
  if (coupon === undefined) {
    return (
      <MakeCoupon
        invitations={invitations}
        onMade={() => {
          setIsMade(true);
          toaster.showToast({ tone: "success", description: "Seu cupom está pronto. Agora é só convidar!" });
        }}
      />
    );
  }
  return (
    <OwnCouponScreen
      coupon={coupon}
      link={new URL(pathTo(couponPaths.invitation, { name: coupon.name }), location.origin).href}
      isNew={isMade}
      onCopied={() => toaster.showToast({ tone: "success", description: couponCopiedText })}
    />
  );
}

/** /convites: the invited friends and their rewards. */
function InvitationsPage() {
  const [toaster] = useState(createToaster);
  const today = useToday();
  const result = usePageData(invitationsPageData);
  const { subscription } = useSession().answers;
  return (
    <InvitationsShellScreen>
      <AsyncResultView
        result={result}
        skeleton={<InvitationsSkeleton />}
        empty={<NothingToInviteWithScreen payment={subscription === undefined ? undefined : welcomePaths.welcome} />}
      >
        {(invitations) => (
          <InvitationsScreen
            invitations={invitations}
            today={today}
            coupon={<InvitationCoupon invitations={invitations} toaster={toaster} />}
          />
        )}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </InvitationsShellScreen>
  );
}
