import { failureOf } from "@petbox/api-client/client/apiError";
import { saveCoupon } from "@petbox/api-client/referral/api";
import { invitationsPageData } from "@petbox/api-client/referral/pageData";
import { useCouponNameCheck } from "@petbox/api-client/referral/useCouponNameCheck";
import type { Invitations } from "@petbox/design-system/screens/referral/InvitationsScreen";
import { MakeCouponScreen } from "@petbox/design-system/screens/referral/MakeCouponScreen";
import { isRefusal } from "@petbox/domain/failure/failure";
import type { CouponName } from "@petbox/domain/referral/couponName";
import { couponSaveFailureText } from "@petbox/domain/referral/couponSaveFailure";
import { suggestedCouponName } from "@petbox/domain/referral/suggestedCouponName";
import { referralPaths } from "@petbox/domain/site/paths";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface MakeCouponProps {
  readonly invitations: Invitations;
  readonly onMade: () => void;
}

/** The form that creates a subscriber's only coupon. */
export function MakeCoupon({ invitations, onMade }: MakeCouponProps) {
  const { client } = useServices();
  const { visitor } = useSession();
  const today = useToday();
  const { mutate, revalidate } = usePageDataCache(invitationsPageData);
  const { check, type, ask } = useCouponNameCheck();
  const { pending, failure, submit } = useSubmit(async (name: CouponName) => {
    try {
      await saveCoupon(client, { name, from: referralPaths.invite, description: invitations.campaign?.description });
    } catch (thrown) {
      // The name may be taken, or another tab may have created the coupon: the page shows the current state.
      if (isRefusal(failureOf(thrown))) {
        ask(name);
        await revalidate();
      }
      throw thrown;
    }
    onMade();
    await mutate({ ...invitations, friends: [...invitations.friends], coupon: { name } });
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
    />
  );
}
