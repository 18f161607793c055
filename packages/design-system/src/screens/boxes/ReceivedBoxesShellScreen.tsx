import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";

/** Page layout with the title, shared by every state. */
export function ReceivedBoxesShellScreen({ children }: { readonly children: ReactNode }) {
  return <AccountPageLayout title="BOX Recebidos">{children}</AccountPageLayout>;
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
