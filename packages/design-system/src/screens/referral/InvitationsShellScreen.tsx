import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { BannerPlace, Columns } from "./InvitationsScreen.styles.ts";

/** The title of the page of invitations, whatever becomes of what it shows. */
export function InvitationsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle title="Convide seus amigos" crumb="Convite" />
      {children}
    </Stack>
  );
}

/** What the page shows while it is on its way. */
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

/** The page before it is known who is there. */
export function InvitationsShellScreen() {
  return (
    <InvitationsLayout>
      <InvitationsSkeleton />
    </InvitationsLayout>
  );
}
