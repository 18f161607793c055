import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** Page layout with the title, shared by every state. */
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

/** Loading skeleton of the page. */
export function BoxListSkeleton() {
  return <CardsSkeleton count={2} />;
}

/** Page shell shown until the session is known. */
export function BoxListShellScreen() {
  return (
    <BoxListLayout>
      <BoxListSkeleton />
    </BoxListLayout>
  );
}
