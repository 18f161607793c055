import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** Page layout with the title, shared by every state. */
export function BoxListShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout
      title="Assinaturas de BOX"
      above={[{ label: "Minhas assinaturas", href: subscriptionPaths.hub }]}
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function BoxListSkeleton() {
  return <CardsSkeleton count={2} />;
}
