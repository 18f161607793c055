import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** The title of the list, whatever becomes of it. */
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

/** The page before it is known who is there. */
export function BoxListShellScreen() {
  return (
    <BoxListLayout>
      <CardsSkeleton count={2} />
    </BoxListLayout>
  );
}
