import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { ofPet } from "@petbox/domain/pet/phrases";
import { accountTabPath } from "@petbox/domain/site/accountSections";
import type { SubscriptionDetails } from "@petbox/domain/subscription/subscribedPlan";
import { AddressCard } from "../../components/commerce/AddressCard/index.ts";
import { Grid } from "../../components/foundations/Grid/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { StoredCardItem } from "../../components/payment/StoredCardItem/index.ts";
import { FoldedSection } from "../account/FoldedSection.tsx";
import { OnScreen } from "./PlanScreen.styles.ts";

interface PlanBillingProps {
  readonly page: SubscriptionDetails;
  readonly today: CivilDate;
}

/** Delivery and billing address, and the first card, the only one known (MAN-051, MAN-052). */
export function PlanBilling({ page, today }: PlanBillingProps) {
  const { pet, cards, billingAddress, subscription, isCancelAsked } = page;
  const [card] = cards;
  const hasEnded = subscription?.status === "expired" || subscription?.status === "canceled";
  // A card that is added to an ended subscription would pay nothing.
  const addLabel = hasEnded ? undefined : "Adicionar um cartão";
  const cardLabel = card === undefined ? addLabel : "Alterar o cartão";
  return (
    <FoldedSection title="Entrega e cobrança">
      <Grid tile="large">
        <Stack gap="s2">
          <AddressCard title={`Entrega ${ofPet(pet)}`} address={subscription?.address ?? {}} />
          {/* The account refuses a new address too, because no further box goes to it. */}
          {hasEnded || isCancelAsked ? null : (
            <OnScreen>
              <Link href={accountTabPath("addresses", false)} standalone>
                Alterar o endereço de entrega
              </Link>
            </OnScreen>
          )}
        </Stack>
        {/* Not stretched beside a card with its link. */}
        <div>
          {/* The documents have one address per subscription; one for billing alone is an addition. */}
          <AddressCard title="Endereço de cobrança" address={billingAddress ?? subscription?.address ?? {}} />
        </div>
        <Stack gap="s2">
          {card === undefined ? (
            <Text tone="soft">Nenhum cartão guardado.</Text>
          ) : (
            <StoredCardItem {...{ card, today }} />
          )}
          {cardLabel === undefined ? null : (
            <OnScreen>
              <Link href={accountTabPath("cards", false)} standalone>
                {cardLabel}
              </Link>
            </OnScreen>
          )}
        </Stack>
      </Grid>
    </FoldedSection>
  );
}
