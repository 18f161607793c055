import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageLayout } from "./AccountPageLayout.tsx";
import { TabsPlace } from "./OwnData.styles.ts";

/** Page layout with the title, shared by every state (SUB-068). */
export function AccountDataShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout
      title="Dados cadastrais"
      description="Seus pets, a entrega e os cartões. O que mudar aqui vale para as próximas caixas."
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the account data. */
export function AccountDataSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <TabsPlace aria-hidden />
      <TabSkeleton />
    </Stack>
  );
}

/** Loading skeleton of one tab. */
export function TabSkeleton() {
  return (
    <Stack gap="s4" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
