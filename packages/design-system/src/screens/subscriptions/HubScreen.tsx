import { scheduledPaths, sitePaths, subscriptionPaths } from "@petbox/domain/site/paths";
import { hasNoSubscription, type SubscriptionCounts } from "@petbox/domain/subscription/subscriptionCounts";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { ShortcutList } from "../account/ShortcutCard.styles.ts";
import { FrequentActivities } from "./FrequentActivities.tsx";
import { ManageCard } from "./ManageCard.tsx";
import { MatsBanner } from "./MatsBanner.tsx";

export interface HubScreenProps {
  readonly counts: SubscriptionCounts;
  /** Whether the page is inside the mobile application, which has its own navigation (MAN-047). */
  readonly inApp: boolean;
  /** The subscriptions with an overdue payment, shown first. */
  readonly needs?: ReactNode;
}

/** The customer's subscriptions by kind, and further offers (SUB-093 to SUB-099). */
export function HubScreen({ counts, inApp, needs }: HubScreenProps) {
  return (
    <Stack gap="s8">
      {needs}
      {hasNoSubscription(counts) ? <NothingYet /> : <Kinds counts={counts} />}
      {counts.mats === 0 ? <MatsBanner /> : null}
      {inApp ? null : <FrequentActivities />}
    </Stack>
  );
}

function Kinds({ counts: { boxes, activeBoxes, mats, wetFoods } }: Pick<HubScreenProps, "counts">) {
  const kinds = [
    {
      name: "BOX do pet",
      count: boxes,
      active: activeBoxes,
      picture: "/imagens/caixa-fechada.svg",
      href: subscriptionPaths.boxes,
    },
    {
      name: "Tapetes higiênicos",
      count: mats,
      picture: "/imagens/tapete-super-premium-lavanda.svg",
      href: scheduledPaths.mats,
    },
    {
      name: "Alimentos úmidos",
      count: wetFoods,
      picture: "/imagens/sache-frango-abobora-arroz.svg",
      href: scheduledPaths.wetFoods,
    },
  ];
  return (
    <ShortcutList role="list">
      {kinds
        .filter(({ count }) => count > 0)
        .map((kind) => (
          <li key={kind.href}>
            <ManageCard {...kind} />
          </li>
        ))}
    </ShortcutList>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Você ainda não tem assinaturas"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Monte a primeira caixa do seu pet: leva poucos minutos.
    </EmptyState>
  );
}
