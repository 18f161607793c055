import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import { formatCents } from "@petbox/domain/money/format";
import { ofPet } from "@petbox/domain/pet/phrases";
import type { OwnExtraItem, SubscriptionOnOffer } from "@petbox/domain/upsell/extraItemOffer";
import { extraItemRemoval, penaltyGrowthText } from "@petbox/domain/upsell/extraItemQuote";
import { useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { BeforeAfter } from "../../components/commerce/BeforeAfter/index.ts";
import { ConfirmDialog } from "../../components/feedback/ConfirmDialog/index.ts";
import { Card } from "../../components/foundations/Card/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Inline } from "../../components/foundations/Inline/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { HelpLink } from "../site/HelpLink.tsx";

export interface OwnExtraItemScreenProps {
  readonly item: OwnExtraItem;
  readonly subscription: SubscriptionOnOffer;
  readonly onRemove: () => void;
  /** Whether the item is being removed. */
  readonly pending: boolean;
  /** Error text of the last failed removal. */
  readonly failure: string | undefined;
  /** Called when the confirmation is closed, which clears the failure. */
  readonly onLeave: () => void;
}

/** The subscription's extra item: name, price, and removal until it is first charged. */
export function OwnExtraItemScreen(props: OwnExtraItemScreenProps) {
  const { item, subscription, onRemove, pending, failure, onLeave } = props;
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    onLeave();
  };
  return (
    <Card variant="outlined">
      <Stack gap="s5">
        <Stack gap="s2">
          <Heading headingLevel={2}>
            A caixa {ofPet(subscription.pet)} já tem {item.name}
          </Heading>
          <Text>{priceText(item)}</Text>
          <Text tone="soft">{wayOutText(item, subscription)}</Text>
        </Stack>
        <Inline>
          {item.removableUntil === undefined ? (
            <HelpLink />
          ) : (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              Retirar o item extra
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={`Retirar ${item.name}?`}
        onConfirm={onRemove}
        onCancel={leave}
        pending={pending}
        error={failure}
        texts={{ confirmLabel: "Sim, retirar", cancelLabel: "Manter o item" }}
        details={
          <BeforeAfter
            title={`O que muda sem ${item.name}`}
            rows={extraItemRemoval(subscription, item)}
            texts={{ beforeLabel: "Com o item", afterLabel: "Sem o item" }}
          />
        }
      >
        <Text>{effectText(item, subscription)}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function priceText({ monthlyPrice }: OwnExtraItem): string {
  return monthlyPrice === undefined
    ? "Ele vai em todas as caixas, e já está no valor do seu plano."
    : `Ele vai em todas as caixas, por ${formatCents(monthlyPrice)} a mais por mês.`;
}

function wayOutText({ removableUntil }: OwnExtraItem, { isCancelAsked }: SubscriptionOnOffer): string {
  if (removableUntil === undefined) {
    return "Cada assinatura leva um item extra. Para trocar ou retirar o seu, fale com o nosso atendimento.";
  }
  // The subscription may end before the last day to remove the item.
  const until = isCancelAsked ? "antes do cancelamento" : `até ${formatBrazilianDate(removableUntil)}`;
  return `Cada assinatura leva um item extra. Nada foi cobrado por ele ainda: você pode retirá-lo ${until}.`;
}

/** The effect of the removal. No item can be added while a cancellation is pending. */
function effectText({ monthlyPrice }: OwnExtraItem, subscription: SubscriptionOnOffer): string {
  if (!subscription.isCancelAsked)
    return "Nada foi cobrado por ele até agora, e você pode incluir um item de novo quando quiser.";
  const raisesPenalty = monthlyPrice !== undefined && penaltyGrowthText(subscription, { monthlyPrice }) !== undefined;
  return raisesPenalty
    ? "Nada foi cobrado por ele até agora. Se o cancelamento tiver multa, ela diminui sem o item."
    : "Nada foi cobrado por ele até agora.";
}
