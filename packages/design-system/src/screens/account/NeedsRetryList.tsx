import { type CivilDate, formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { type PendingPaymentMethod, seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { ofPet, type PetCalled } from "@petbox/domain/pet/phrases";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Item, Root } from "./NeedsRetryList.styles.ts";

/** A subscription that needs regularising. */
export interface Late {
  readonly code: string;
  /** Whose boxes they are, where that is known. */
  readonly pet?: PetCalled | undefined;
  /** What it is for, where that is no box. */
  readonly purchase?: ScheduledKind | undefined;
  /** The day of the invoice that is not paid. */
  readonly invoiceDate?: CivilDate | undefined;
  /** By what it is being paid already. */
  readonly waitingPayment?: PendingPaymentMethod | undefined;
}

export interface NeedsRetryListProps {
  /** Never empty: without any there is no list (SUB-036). */
  readonly subscriptions: readonly Late[];
  /** Whether the server has said so by now; until then the places are kept. */
  readonly isKnown: boolean;
}

/** What tells one from another: "do Bob", "de alimentos úmidos (UMIDOS0012)", else its code. */
function whatFor({ code, pet, purchase }: Late): string {
  if (pet?.name) return ofPet(pet);
  return purchase === undefined ? code : `de ${scheduledRules[purchase].title.toLowerCase()} (${code})`;
}

/** The subscriptions that need regularising, each with the way to do so, in a tab of its own (SUB-033 to SUB-035). */
export function NeedsRetryList({ subscriptions, isKnown }: NeedsRetryListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} aria-busy={!isKnown || undefined}>
      <Heading headingLevel={2} id={titleId}>
        Pagamento para regularizar
      </Heading>
      <Stack gap="s4" list>
        {subscriptions.map(({ code, pet, purchase, invoiceDate, waitingPayment }) => (
          <Item key={code}>
            <div>
              <Text weight="bold">{`Assinatura ${whatFor({ code, pet, purchase })}`}</Text>
              <Text size="small">
                {invoiceDate === undefined
                  ? "Fatura em aberto"
                  : `Fatura de ${formatBrazilianDate(invoiceDate)} em aberto`}
              </Text>
            </div>
            {isKnown ? (
              <LinkButton
                href={pathTo(resolutionPaths.resolution, { subscription: code })}
                newTab
                endIcon={<ExternalLink aria-hidden />}
              >
                <span>
                  {waitingPayment === undefined ? "Resolver" : seePendingPaymentText[waitingPayment]}
                  <VisuallyHidden>{` assinatura ${whatFor({ code, pet, purchase })}`}</VisuallyHidden>
                </span>
              </LinkButton>
            ) : (
              <Skeleton shape="control" width="short" />
            )}
          </Item>
        ))}
      </Stack>
    </Root>
  );
}
