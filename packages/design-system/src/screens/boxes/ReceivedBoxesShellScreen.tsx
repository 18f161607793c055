import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** Page layout with the title, shared by every state. */
export function ReceivedBoxesLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle title="BOX Recebidos" />
      {children}
    </Stack>
  );
}

/** Loading skeleton of the list. */
export function ReceivedBoxesSkeleton() {
  return (
    <Stack gap="s4" aria-busy="true">
      <Skeleton shape="title" width="short" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** Page shell shown until the session is known. */
export function ReceivedBoxesShellScreen() {
  return (
    <ReceivedBoxesLayout>
      <ReceivedBoxesSkeleton />
    </ReceivedBoxesLayout>
  );
}
