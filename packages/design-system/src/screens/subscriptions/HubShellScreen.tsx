import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** Page layout with the title, shared by every state. */
export function HubLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Minhas assinaturas"
        description="Tudo o que você assina para os seus pets, num lugar só."
      />
      {children}
    </Stack>
  );
}

/** Loading skeleton of the page. */
export function HubSkeleton() {
  return <CardsSkeleton count={3} />;
}

/** Page shell shown until the session is known. */
export function HubShellScreen() {
  return (
    <HubLayout>
      <HubSkeleton />
    </HubLayout>
  );
}
