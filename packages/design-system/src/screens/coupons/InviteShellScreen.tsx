import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";

/** The title of the page after the checkout, whatever becomes of it. */
export function InviteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <Heading headingLevel={1} tabIndex={-1}>
        Convide seus amigos
      </Heading>
      {children}
    </Stack>
  );
}

/** What it shows while it is on its way. */
export function InviteSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** The page before it is known who is there. */
export function InviteShellScreen() {
  return (
    <InviteLayout>
      <InviteSkeleton />
    </InviteLayout>
  );
}
