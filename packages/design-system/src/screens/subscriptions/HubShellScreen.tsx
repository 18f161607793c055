import type { ReactNode } from "react";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** Page layout with the title, shared by every state. */
export function HubShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout title="Minhas assinaturas" description="Tudo o que você assina para os seus pets, num lugar só.">
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function HubSkeleton() {
  return <CardsSkeleton count={3} />;
}
