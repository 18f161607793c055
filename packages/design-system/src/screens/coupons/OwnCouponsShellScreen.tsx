import type { ReactNode } from "react";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** Page layout with the title, shared by every state. */
export function OwnCouponsShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Meus Cupons" description="Copie o código e use na loja.">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function OwnCouponsSkeleton() {
  return <CardsSkeleton count={3} />;
}
