import { seePendingPaymentText } from "@petbox/domain/payment/pendingPayment";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import { type ScheduledKind, scheduledRules } from "@petbox/domain/scheduled/scheduledKinds";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { Attention } from "@petbox/domain/subscription/attention";
import { attentionText } from "@petbox/domain/subscription/attentionText";
import { failedChargeText } from "@petbox/domain/subscription/overdue";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { VisuallyHidden } from "../../components/foundations/VisuallyHidden/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { Item, Root } from "./NeedsRetryList.styles.ts";

/** A subscription with an overdue payment. */
export interface OverdueSubscription {
  readonly code: string;
  /** The pet that receives the boxes, if known. */
  readonly pet?: NamedPet | undefined;
  /** The kind of scheduled purchase; undefined for a box. */
  readonly purchase?: ScheduledKind | undefined;
  readonly attention: Attention;
}

export interface NeedsRetryListProps {
  /** Never empty: the page omits the list if no subscription is overdue (SUB-036). */
  readonly subscriptions: readonly OverdueSubscription[];
  /** Whether the server has confirmed the list; placeholders are shown until then. */
  readonly isKnown: boolean;
}

/** Distinguishes the subscriptions: "do Bob", "de alimentos úmidos (UMIDOS0012)", or the code. */
function whatFor({ code, pet, purchase }: Pick<OverdueSubscription, "code" | "pet" | "purchase">): string {
  if (pet?.name) return ofPet(pet);
  return purchase === undefined ? code : `de ${scheduledRules[purchase].title.toLowerCase()} (${code})`;
}

/** The overdue subscriptions, each with its amount and a link that opens its payment in a new tab (SUB-033 to SUB-035, SUB-159). */
export function NeedsRetryList({ subscriptions, isKnown }: NeedsRetryListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} aria-busy={!isKnown || undefined}>
      <Heading headingLevel={2} id={titleId}>
        Pagamento para regularizar
      </Heading>
      <Stack gap="s4" list>
        {subscriptions.map(({ code, pet, purchase, attention }) => (
          <Item key={code}>
            <div>
              <Text weight="bold">{`Assinatura ${whatFor({ code, pet, purchase })}`}</Text>
              {attention.kind === "payment" ? null : <Text size="small">{failedChargeText}</Text>}
              <Text numeric>{attentionText(attention)}</Text>
            </div>
            {isKnown ? (
              <LinkButton
                href={pathTo(resolutionPaths.resolution, { subscription: code })}
                newTab
                endIcon={<ExternalLink aria-hidden />}
              >
                <span>
                  <span>{attention.kind === "payment" ? seePendingPaymentText[attention.payment.by] : "Resolver"}</span>
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
