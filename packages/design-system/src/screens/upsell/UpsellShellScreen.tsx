import { type NamedPet, ofPet, withArticle } from "@petbox/domain/pet/phrases";
import { upsellTitle } from "@petbox/domain/upsell/upsellTexts";
import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { Columns } from "./UpsellScreen.styles.ts";

export interface UpsellShellScreenProps {
  /** The pet and the URL of its subscription; undefined until both are known. */
  readonly of?: { readonly pet: NamedPet; readonly planHref: string } | undefined;
  /**
   * Whether an item was just removed; the message stays until the next navigation.
   * @default false
   */
  readonly isRemoved?: boolean | undefined;
  readonly children: ReactNode;
}

/** Page layout with title and breadcrumb (MAN-058). */
export function UpsellShellScreen({ of, isRemoved = false, children }: UpsellShellScreenProps) {
  // As long before the pet is known, so that nothing below moves; one text, whose end does not move either.
  const description = `Um item a mais em cada caixa, para deixar ${withArticle(of?.pet ?? {})} ainda mais feliz.`;
  return (
    <AccountPageLayout
      title={upsellTitle}
      above={of && [{ label: `Assinatura ${ofPet(of.pet)}`, href: of.planHref }]}
      description={description}
    >
      {isRemoved ? <Alert tone="success">O item extra foi retirado, e nada foi cobrado por ele.</Alert> : null}
      <KeptFocus>{children}</KeptFocus>
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function UpsellSkeleton() {
  return (
    <Columns aria-busy="true">
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Columns>
  );
}
