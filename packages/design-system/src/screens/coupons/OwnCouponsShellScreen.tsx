import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";

/** The title of the page, whatever becomes of its list. */
export function OwnCouponsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Meus Cupons"
        description="Copie o código e use na loja. O que vence primeiro aparece primeiro."
      />
      {children}
    </Stack>
  );
}

/** The page before it is known who is there. */
export function OwnCouponsShellScreen() {
  return (
    <OwnCouponsLayout>
      <CardsSkeleton count={3} />
    </OwnCouponsLayout>
  );
}
