import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { BannerPlace, Columns } from "./InvitationsScreen.styles.ts";

/** Page layout with the title, shared by every state. */
export function InvitationsShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Convide seus amigos" crumb="Convite">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function InvitationsSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <BannerPlace>
        <Skeleton shape="card" />
      </BannerPlace>
      <Columns>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Columns>
    </Stack>
  );
}
