import { pendingPaymentTitle } from "@petbox/domain/payment/pendingPayment";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import { useId } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AddressCard } from "../../components/commerce/AddressCard/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { PlanCosts } from "./PlanCosts.tsx";
import { PlanFact } from "./PlanFact.tsx";
import { Facts } from "./PlanScreen.styles.ts";

export interface FirstPaymentScreenProps {
  readonly subscription: SubscribedPlan;
  readonly pet: NamedPet;
  /** The server's text about the payment (MAN-054). */
  readonly statusText: string | undefined;
}

/** A subscription whose first payment the bank has not confirmed yet: what was ordered, and where it goes. */
export function FirstPaymentScreen({ subscription, pet, statusText }: FirstPaymentScreenProps) {
  const { plan, code, address } = subscription;
  const status = pendingPaymentTitle({ by: "card" });
  const id = useId();
  return (
    <Stack gap="s6">
      <Alert tone="info" role="note" title={status}>
        {statusText}
      </Alert>
      <Card role="region" aria-labelledby={id}>
        <Stack gap="s5">
          <Heading headingLevel={2} id={id}>
            Detalhes
          </Heading>
          <Facts>
            <PlanFact term="Situação" wholeRow>
              <StatusBadge tone="info" label={status} />
            </PlanFact>
            <PlanFact term="Plano">{plan.name ?? plan.code}</PlanFact>
            <PlanCosts subscription={subscription} isCancelAsked={false} isOwed />
            <PlanFact term="Código">{code}</PlanFact>
          </Facts>
        </Stack>
      </Card>
      {address === undefined ? null : (
        <AddressCard title={`Entrega ${ofPet(pet)}`} headingLevel={2} address={address} />
      )}
      <div>
        <LinkButton href={subscriptionPaths.boxes} variant="secondary">
          Ver suas assinaturas
        </LinkButton>
      </div>
    </Stack>
  );
}
