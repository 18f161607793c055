import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";

/** The title of the page, whatever becomes of its list. */
export function ReceivedBoxesLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle title="BOX Recebidos" />
      {children}
    </Stack>
  );
}

/** The list while it is on its way. */
export function ReceivedBoxesSkeleton() {
  return (
    <Stack gap="s4" aria-busy="true">
      <Skeleton shape="title" width="short" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** The page before it is known who is there. */
export function ReceivedBoxesShellScreen() {
  return (
    <ReceivedBoxesLayout>
      <ReceivedBoxesSkeleton />
    </ReceivedBoxesLayout>
  );
}
