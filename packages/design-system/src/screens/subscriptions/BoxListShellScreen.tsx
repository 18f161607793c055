import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** The title of the list, whatever becomes of it. */
export function BoxListLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Assinaturas de BOX"
        above={[{ label: "Minhas assinaturas", href: subscriptionPaths.hub }]}
      />
      {children}
    </Stack>
  );
}

/** The list while it is on its way. */
export function BoxListSkeleton() {
  return (
    <Grid tile="large" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  );
}

/** The page before it is known who is there. */
export function BoxListShellScreen() {
  return (
    <BoxListLayout>
      <BoxListSkeleton />
    </BoxListLayout>
  );
}
