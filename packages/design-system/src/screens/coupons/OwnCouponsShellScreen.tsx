import type { ReactNode } from "react";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

interface OwnCouponsLayoutProps {
  /** The number of coupons; undefined until known. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

const use = "Copie o código e use na loja.";

/** Page layout with the title, shared by every state. It mentions an order unless there is nothing to sort. */
export function OwnCouponsLayout({ count = 2, children }: OwnCouponsLayoutProps) {
  return (
    <AccountPageLayout
      title="Meus Cupons"
      description={count < 2 ? use : `${use} O que vence primeiro aparece primeiro.`}
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function OwnCouponsSkeleton() {
  return <CardsSkeleton count={3} />;
}

/** Page shell shown until the session is known. */
export function OwnCouponsShellScreen() {
  return (
    <OwnCouponsLayout>
      <OwnCouponsSkeleton />
    </OwnCouponsLayout>
  );
}
