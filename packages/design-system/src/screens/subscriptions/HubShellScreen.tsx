import type { ReactNode } from "react";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** The title of the hub, whatever becomes of what it shows. */
export function HubLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Minhas assinaturas"
        description="Tudo o que você assina para os seus pets, num lugar só."
      />
      {children}
    </Stack>
  );
}

/** What it shows while it is on its way. */
export function HubSkeleton() {
  return (
    <Grid tile="large" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Grid>
  );
}

/** The page before it is known who is there. */
export function HubShellScreen() {
  return (
    <HubLayout>
      <HubSkeleton />
    </HubLayout>
  );
}
