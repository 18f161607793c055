import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { BoxesPlace, DetailsPlace, Facts } from "./PlanScreen.styles.ts";

/** Layout of a subscription's page with its title, shared by every state. @param title "Assinatura do Bob" */
export function PlanLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title={title}
        above={[{ label: "Assinaturas de BOX", href: subscriptionPaths.boxes }]}
        description="Por onde anda a caixa, o que é cobrado e quando."
      />
      {children}
    </Stack>
  );
}

const facts = ["plan", "status", "value", "charge", "payment", "beginning", "term", "code"];

/** Loading skeleton of a subscription. */
export function PlanSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
      <BoxesPlace aria-hidden />
      <DetailsPlace>
        <Facts as="div">
          {facts.map((fact) => (
            <Stack gap="s2" key={fact}>
              <Skeleton width="short" />
              <Skeleton width="long" />
            </Stack>
          ))}
        </Facts>
      </DetailsPlace>
    </Stack>
  );
}

/** Page shell shown until the session is known. */
export function PlanShellScreen() {
  return (
    <PlanLayout title="Assinatura">
      <PlanSkeleton />
    </PlanLayout>
  );
}
