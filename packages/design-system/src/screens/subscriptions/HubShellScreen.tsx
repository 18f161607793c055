import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** The title of the hub, whatever becomes of what it shows. */
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

/** The page before it is known who is there. */
export function HubShellScreen() {
  return (
    <HubLayout>
      <CardsSkeleton count={3} />
    </HubLayout>
  );
}
