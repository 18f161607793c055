import type { Toaster } from "@petbox/design-system/components/Toast";
import type { Invitations } from "@petbox/design-system/screens/referral/InvitationsScreen";
import { OwnCouponScreen } from "@petbox/design-system/screens/referral/OwnCouponScreen";
import { couponCopiedText } from "@petbox/domain/coupons/couponCopied";
import { couponPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { useEffect, useRef, useState } from "react";
import { MakeCoupon } from "./MakeCoupon.tsx";

interface InvitationCouponProps {
  readonly invitations: Invitations;
  readonly toaster: Toaster;
}

/** The customer's coupon with the ways to share it, or the form that creates one in the same place. */
export function InvitationCoupon({ invitations, toaster }: InvitationCouponProps) {
  const [isMade, setIsMade] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { coupon } = invitations;

  useEffect(() => {
    if (isMade) heading.current?.focus();
  }, [isMade]);

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
      headingRef={heading}
      onCopied={() => toaster.showToast({ tone: "success", description: couponCopiedText })}
    />
  );
}
