import type { Cents } from "@petbox/domain/money/cents";
import { formatCents } from "@petbox/domain/money/format";
import { ofPet } from "@petbox/domain/pet/phrases";
import { accountPaths, sitePaths } from "@petbox/domain/site/paths";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import type { ReactNode } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { AddressCard } from "../../components/commerce/AddressCard/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { deliveryName, namedDeliveries } from "./namedDeliveries.ts";

export interface AddressesScreenProps {
  readonly subscriptions: readonly AccountSubscription[];
  /** A `ChargeRefused` or `ChargeUnknown` for each charge that a change made and that may still be open. @default none */
  readonly chargeNotices?: ReactNode;
  /** Called when an address's edit button is pressed. @param title the name of its card */
  readonly onEdit: (subscription: AccountSubscription, title: string) => void;
}

/** Delivery addresses, one card per subscription (SUB-081). */
export function AddressesScreen({ subscriptions, chargeNotices, onEdit }: AddressesScreenProps) {
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title="Nenhuma entrega por aqui ainda"
        action={<LinkButton href={sitePaths.subscribe}>Assine agora</LinkButton>}
      >
        Quando houver uma assinatura, é aqui que você diz para onde a caixa vai.
      </EmptyState>
    );
  }
  return (
    <Stack gap="s5">
      {chargeNotices}
      <Grid list tile="large">
        {namedDeliveries(subscriptions).map(({ subscription, title, contents }) => (
          <li key={subscription.contractId}>
            <AddressCard
              title={title}
              description={contents}
              address={subscription.address ?? {}}
              headingLevel={2}
              note={lockOf(subscription)}
              onEdit={
                lockOf(subscription) === undefined
                  ? () => onEdit(subscription, deliveryName({ title, contents }))
                  : undefined
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

/** Explains why an address cannot be changed; undefined if it can. Items sent with a box use the box's address. */
function lockOf({ addressLocked, isStandalone, sentWith }: AccountSubscription): string | undefined {
  if (addressLocked !== undefined || isStandalone || sentWith === undefined) return addressLocked;
  return `Viaja com o BOX ${ofPet(sentWith)}: mude o endereço do BOX, e esta entrega vai junto.`;
}

interface ChargeProps {
  readonly amount: Cents;
}

/** Reports that the address was changed but the card was refused: reporting only success would suggest that the debt is paid. */
export function ChargeRefused({ amount }: ChargeProps) {
  return (
    <ChargeAlert title={`A cobrança de ${formatCents(amount)} não foi aprovada`}>
      O endereço já é o novo, e o pagamento continua em aberto: a próxima entrega espera por ele.
    </ChargeAlert>
  );
}

/** Reports that the address was changed but the reply with the result of the charge was lost. */
export function ChargeUnknown({ amount }: ChargeProps) {
  return (
    <ChargeAlert title={`Não sabemos se a cobrança de ${formatCents(amount)} foi aprovada`}>
      O endereço já é o novo, mas a resposta do pagamento se perdeu no caminho: confira se ele ficou em aberto.
    </ChargeAlert>
  );
}

function ChargeAlert({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={title}
      action={
        <LinkButton href={accountPaths.area} size="small">
          Ver o que falta pagar
        </LinkButton>
      }
    >
      {children}
    </Alert>
  );
}
