import type { ReactNode } from "react";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** The title of the page, whatever becomes of its list. */
export function OwnCouponsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Meus Cupons"
        description="Copie o código e use na loja. O que vence primeiro aparece primeiro."
      />
      {children}
    </Stack>
  );
}

/** The list while it is on its way. */
export function OwnCouponsSkeleton() {
  return (
    <Grid tile="large" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  );
}

/** The page before it is known who is there. */
export function OwnCouponsShellScreen() {
  return (
    <OwnCouponsLayout>
      <OwnCouponsSkeleton />
    </OwnCouponsLayout>
  );
}
