import type { ReactNode } from "react";
import { Card } from "../../components/foundations/Card/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "./AccountPageTitle.tsx";
import { Facts, TabsPlace } from "./OwnData.styles.ts";

/** The title of the account's data (SUB-068), whatever becomes of them. */
export function AccountDataLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title="Dados cadastrais"
        description="Confira quem assina, quem são os pets, para onde vão as caixas e com que cartão elas são pagas. O que mudar aqui vale para as próximas caixas."
      />
      {children}
    </Stack>
  );
}

/** The account's data while they are on their way. */
export function AccountDataSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <Card>
        <Facts>
          {["name", "e-mail", "cpf", "instagram", "password"].map((fact) => (
            <Stack gap="s2" key={fact}>
              <Skeleton width="short" />
              <Skeleton width="long" />
            </Stack>
          ))}
        </Facts>
      </Card>
      <TabsPlace aria-hidden />
      <TabSkeleton />
    </Stack>
  );
}

/** The cards of a tab while they are on their way. */
export function TabSkeleton() {
  return (
    <Stack gap="s4" aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

/** The page before it is known who is there. */
export function AccountDataShellScreen() {
  return (
    <AccountDataLayout>
      <AccountDataSkeleton />
    </AccountDataLayout>
  );
}
