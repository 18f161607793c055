import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { ofPet } from "@petbox/domain/pet/phrases";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import { hasExpired } from "@petbox/domain/subscription/resolutionFacts";
import { useEffect, useRef } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { LinkButton } from "../../components/actions/LinkButton/index.ts";
import { Heading } from "../../components/foundations/Heading/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { payLabel } from "./PayButton.tsx";

/** The panel once a payment was started. */
export type WaitingOrPaid = Extract<
  PaymentPanelState,
  { readonly status: "waitingCard" | "waitingPix" | "waitingBoleto" | "paid" }
>;

interface PaymentStateProps {
  readonly panel: WaitingOrPaid;
  /** Undefined if its amount is unknown. */
  readonly debt: OverdueCharge | undefined;
  readonly today: CivilDate;
  readonly subscription: string;
  readonly onClose: () => void;
}

/** The payment's outcome or pending state. It replaces the card selection, so its heading takes focus and is announced. */
export function PaymentState({ panel, debt, today, subscription, onClose }: PaymentStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new status is announced again
  useEffect(() => heading.current?.focus({ preventScroll: true }), [status]);
  const isExpired = hasExpired(panel, today);
  const { title, text } = isExpired ? expiredWordsOf(panel) : wordsOf(panel, debt);

  return (
    <Stack gap="s5">
      <Stack gap="s2">
        <Heading headingLevel={3} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {status === "paid" ? (
        <Button fullWidth onClick={onClose}>
          Entendi
        </Button>
      ) : (
        <Stack gap="s3">
          {status === "waitingCard" && debt !== undefined ? (
            <Button fullWidth aria-disabled>
              {payLabel(debt.amount)}
            </Button>
          ) : null}
          <LinkButton variant="secondary" fullWidth href={pathTo(resolutionPaths.resolution, { subscription })}>
            {status === "waitingCard"
              ? "Acompanhar o pagamento"
              : isExpired
                ? "Ver formas de pagamento"
                : "Ver o pagamento"}
          </LinkButton>
        </Stack>
      )}
    </Stack>
  );
}

interface PaymentWords {
  readonly title: string;
  readonly text: string;
}

function expiredWordsOf({ status }: WaitingOrPaid): PaymentWords {
  return {
    title: status === "waitingPix" ? "O PIX expirou" : "O boleto venceu",
    text: "Gere outro ou escolha outra forma na página do pagamento.",
  };
}

function wordsOf(
  panel: PaymentStateProps["panel"],
  { pet, nextCharge }: Pick<OverdueCharge, "pet" | "nextCharge"> = {},
): PaymentWords {
  switch (panel.status) {
    case "paid":
      if (panel.closedUnpaid)
        return { title: "Nada em aberto", text: "Esta cobrança foi encerrada, e você não precisa pagar nada." };
      return {
        title: "Pagamento aprovado!",
        text:
          nextCharge === null
            ? "Nada mais fica em aberto."
            : `A assinatura ${pet ? ofPet(pet) : "do seu pet"} está em dia, e a caixa já é preparada.`,
      };
    case "waitingCard":
      return {
        title: "Pagamento enviado",
        text: "O banco costuma responder em segundos. Pode deixar esta janela aberta ou fechá-la: a página mostra quando ele responder.",
      };
    case "waitingPix":
    case "waitingBoleto": {
      const method = panel.status === "waitingPix" ? "PIX" : "boleto";
      return {
        title: `Há um ${method} à espera`,
        text: `Esta cobrança já tem um ${method} gerado. Pague-o ou troque a forma de pagamento: assim nada é cobrado duas vezes.`,
      };
    }
  }
}
