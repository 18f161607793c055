import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { sitePaths, subscriptionPaths } from "@petbox/domain/site/paths";
import { anotherPetPath } from "@petbox/domain/site/startPath";
import { inListOrder, type ListedSubscription } from "@petbox/domain/subscription/listedSubscription";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { AccountPageLayout } from "../account/AccountPageLayout.tsx";
import { CardsSkeleton } from "../account/CardsSkeleton.tsx";
import { ListedBox } from "./ListedBox.tsx";

/** A single subscription uses the width of the page. */
const Boxes = styled(Grid)`
  && > li:only-child { max-width: none; }
`;

export interface BoxListScreenProps {
  readonly subscriptions: readonly ListedSubscription[];
  readonly today: CivilDate;
  /** Called to pay a subscription's debt. */
  readonly onResolve: (subscription: ListedSubscription) => void;
}

/** The customer's box subscriptions, overdue first and ended last (MAN-055). */
export function BoxListScreen({ subscriptions, today, onResolve }: BoxListScreenProps) {
  return (
    <Stack gap="s6">
      <Boxes tile="large" list>
        {inListOrder(subscriptions).map((subscription) => (
          <li key={subscription.code}>
            {/* Paying the debt, or choosing how to pay it, removes the pressed button. */}
            <KeptFocus role="group" aria-label={subscription.pet.name ?? subscription.code}>
              <ListedBox {...{ subscription, today, onResolve }} />
            </KeptFocus>
          </li>
        ))}
      </Boxes>
      <div>
        <Link href={anotherPetPath} standalone>
          Assinar para outro pet
        </Link>
      </div>
    </Stack>
  );
}

/** Page layout with the title, shared by every state. */
export function BoxListShellScreen({ children }: { readonly children: ReactNode }) {
  return (
    <AccountPageLayout
      title="Assinaturas de BOX"
      above={[{ label: "Minhas assinaturas", href: subscriptionPaths.hub }]}
    >
      {children}
    </AccountPageLayout>
  );
}

/** Loading skeleton of the page. */
export function BoxListSkeleton() {
  return <CardsSkeleton count={2} />;
}

/** Shown without a box subscription. */
export function NoBoxSubscriptionScreen() {
  return (
    <EmptyState
      title="Nenhuma assinatura de BOX ainda"
      action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
    >
      Assim que você assinar, a caixa do seu pet aparece aqui com o plano e a situação dela.
    </EmptyState>
  );
}
