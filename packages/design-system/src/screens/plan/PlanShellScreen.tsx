import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { ReactNode } from "react";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountPageTitle } from "../account/AccountPageTitle.tsx";
import { BoxesPlace, DetailsPlace, Facts } from "./PlanScreen.styles.ts";

/** The title of a subscription's page, whatever becomes of what it shows. @param title "Assinatura do Bob" */
export function PlanLayout({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="s6">
      <AccountPageTitle
        title={title}
        above={[{ label: "Assinaturas de BOX", href: subscriptionPaths.boxes }]}
        description="Como anda a assinatura, por onde anda a caixa, o que é cobrado e quando. O que precisar de você aparece primeiro."
      />
      {children}
    </Stack>
  );
}

const facts = ["plan", "status", "value", "charge", "payment", "beginning", "term", "code"];

/** A subscription while it is on its way. */
export function PlanSkeleton() {
  return (
    <Stack gap="s6" aria-busy="true">
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
      <BoxesPlace aria-hidden />
    </Stack>
  );
}

/** The page before it is known who is there. */
export function PlanShellScreen() {
  return (
    <PlanLayout title="Assinatura">
      <PlanSkeleton />
    </PlanLayout>
  );
}
