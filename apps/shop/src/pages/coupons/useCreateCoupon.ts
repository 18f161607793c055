import { failureOf } from "@petbox/api-client/client/apiError";
import { createInviteCoupon } from "@petbox/api-client/coupons/api";
import type { Toaster } from "@petbox/design-system/components/Toast";
import type { CreateCouponScreenProps } from "@petbox/design-system/screens/coupons/CreateCouponScreen";
import {
  inviteCouponFailedText,
  inviteCouponRefusal,
  inviteCouponTaken,
} from "@petbox/domain/coupons/inviteCouponFailure";
import { inviteCouponTakenMessage } from "@petbox/domain/coupons/inviteCouponName";
import { isReplyLost } from "@petbox/domain/failure/failure";
import type { CouponName } from "@petbox/domain/referral/couponName";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../forms/useSubmit.ts";

interface CreateCouponOptions {
  /** Shows a failure that is not about the typed name. */
  readonly toaster: Toaster;
  /** Updates the page with the new coupon. */
  readonly onMade: (name: CouponName) => Promise<void>;
  /** Called after a refusal or a lost reply: another tab or an earlier request may have created the coupon. */
  readonly onRefused: () => Promise<void>;
}

/** Creates the coupon, or shows why not (MAN-383 to MAN-386). The typed name stays. */
export function useCreateCoupon({
  toaster,
  onMade,
  onRefused,
}: CreateCouponOptions): CreateCouponScreenProps & { readonly isMade: boolean } {
  const { client } = useServices();
  const [isMade, setIsMade] = useState(false);
  const [failure, setFailure] = useState<CreateCouponScreenProps["failure"]>();

  const { pending, submit } = useSubmit(async (name: CouponName) => {
    setFailure(undefined);
    try {
      if (await createInviteCoupon(client, name)) {
        setIsMade(true);
        await onMade(name);
      } else {
        // If the page now has a coupon, it shows that instead of the refusal.
        await onRefused();
        setFailure({ ...inviteCouponTaken, field: { name: inviteCouponTakenMessage } });
      }
    } catch (thrown) {
      const thrownFailure = failureOf(thrown);
      const refused = inviteCouponRefusal(thrownFailure);
      if (refused === undefined) {
        toaster.showToast({ tone: "danger", description: inviteCouponFailedText });
        if (isReplyLost(thrownFailure)) await onRefused();
      } else {
        setFailure(refused);
        await onRefused();
      }
      throw thrown;
    }
  });
  return { onCreate: (name) => void submit(name), pending, failure, isMade };
}
