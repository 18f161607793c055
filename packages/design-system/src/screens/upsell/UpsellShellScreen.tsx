import { type PetCalled, withArticle } from "@petbox/domain/pet/phrases";
import { upsellTitle } from "@petbox/domain/upsell/upsellTexts";
import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { BackLink } from "../../components/navigation/BackLink/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Columns } from "./UpsellScreen.styles.ts";

export interface UpsellLayoutProps {
  /** Whose boxes, and the address of their subscription; absent until both are known. */
  readonly of?: { readonly pet: PetCalled; readonly planHref: string } | undefined;
  /**
   * Whether an item was just taken out, which is said until somebody goes on.
   * @default false
   */
  readonly isRemoved?: boolean;
  readonly children: ReactNode;
}

/** The title of the page, and the way back (MAN-058). */
export function UpsellLayout({ of, isRemoved = false, children }: UpsellLayoutProps) {
  return (
    <Stack gap="s6">
      <Stack gap="s2">
        {of === undefined ? null : <BackLink href={of.planHref} label="Voltar à assinatura" />}
        <Heading headingLevel={1} tabIndex={-1}>
          {upsellTitle}
        </Heading>
        <Text tone="soft">
          Um item a mais em cada caixa{of === undefined ? "" : `, para deixar ${withArticle(of.pet)} ainda mais feliz`}.
        </Text>
      </Stack>
      {isRemoved ? <Alert tone="success">O item extra foi retirado, e nada foi cobrado por ele.</Alert> : null}
      {children}
    </Stack>
  );
}

/** The page before it is known for which subscription. */
export function UpsellShellScreen() {
  return (
    <UpsellLayout>
      <UpsellSkeleton />
    </UpsellLayout>
  );
}

/** What it shows while it is on its way. */
export function UpsellSkeleton() {
  return (
    <Columns aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Columns>
  );
}
