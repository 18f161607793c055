import { pendingPaymentTitle } from "@petbox/domain/payment/pendingPayment";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { subscriptionPaths } from "@petbox/domain/site/paths";
import type { SubscribedPlan } from "@petbox/domain/subscription/subscribedPlan";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AddressCard } from "../../components/commerce/AddressCard/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { StatusBadge } from "../../components/status/StatusBadge/index.ts";
import { DetailsCard } from "./DetailsCard.tsx";
import { PlanCosts } from "./PlanCosts.tsx";
import { PlanFact } from "./PlanFact.tsx";

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
  return (
    <Stack gap="s6">
      <Alert tone="info" role="note" title={status}>
        {statusText}
      </Alert>
      <DetailsCard>
        <PlanFact term="Situação" wholeRow>
          <StatusBadge tone="info" label={status} />
        </PlanFact>
        <PlanFact term="Plano">{plan.name ?? plan.code}</PlanFact>
        <PlanCosts subscription={subscription} isCancelAsked={false} isOwed />
        <PlanFact term="Código">{code}</PlanFact>
      </DetailsCard>
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
