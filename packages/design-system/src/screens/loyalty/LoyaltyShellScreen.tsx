import type { ReactNode } from "react";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { AccountBreadcrumb } from "../account/AccountPageLayout.tsx";

interface LoyaltyShellScreenProps {
  /** Whether it is the customer's own page, which has a breadcrumb to their area. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** Introduction of the programme, shared by every state (SUB-017). */
export function LoyaltyShellScreen({ isOwn, children }: LoyaltyShellScreenProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s3">
        {isOwn ? <AccountBreadcrumb current="Programa de fidelidade" /> : null}
        <Heading headingLevel={1} tabIndex={-1}>
          Programa de fidelidade
        </Heading>
        <Text tone="soft">
          Cada BOX que chega na mesma assinatura aproxima você do próximo nível, com mais desconto na loja. E nível
          conquistado não se perde.
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** Loading skeleton of the current level and the list of levels. */
export function LoyaltySkeleton() {
  return (
    <Stack gap="s8" aria-busy="true">
      <Skeleton shape="card" />
      <Stack gap="s4">
        <Skeleton shape="title" width="short" />
        <Skeleton shape="card" />
      </Stack>
    </Stack>
  );
}
