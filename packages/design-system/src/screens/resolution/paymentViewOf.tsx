import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { Clock } from "@petbox/domain/calendar/clock";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { failureText } from "@petbox/domain/failure/failureText";
import { nextCardText, type OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { accountPaths } from "@petbox/domain/site/paths";
import { LinkButton, type LinkButtonProps } from "../../components/actions/LinkButton/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import type { PaymentMethod, PaymentView } from "../../components/payment/PaymentPanel/index.ts";
import { BoletoTab, PixTab } from "./CreateTab.tsx";
import { CardChoiceSkeleton, PayWithCard, type PayWithCardProps } from "./PayWithCard.tsx";

/** The customer's actions on the debt, with their states. */
export interface ResolutionActions {
  readonly card: Pick<CardTabProps, "cards" | "pending" | "failure" | "serverErrors" | "onPay" | "onRemove">;
  readonly onCreate: (method: "pix" | "boleto") => void;
  /** Cancels the pending payment. */
  readonly change: { readonly pending: boolean; readonly onChange: () => void };
  /** Starts over. */
  readonly onReload: () => void;
  /** The payment method selected last. */
  readonly method: PaymentMethod;
  readonly onMethod: (method: PaymentMethod) => void;
}

interface PaymentViewContext {
  readonly panel: PaymentPanelState;
  readonly debt: OverdueCharge | undefined;
  readonly today: CivilDate;
  readonly clock: Clock | undefined;
  /** When a pending PIX was read. */
  readonly readAt: number | undefined;
}

/** Maps each state to its panel and props (SUB-172 to SUB-178, SUB-187). */
export function paymentViewOf(
  context: PaymentViewContext,
  actions: ResolutionActions & { readonly onPixExpired: (code: string) => void },
): PaymentView {
  const { panel, debt, today, clock, readAt } = context;
  const { card, onCreate, change, onReload, method, onMethod, onPixExpired } = actions;
  const changeable = { onChangeMethod: change.onChange, pending: change.pending };
  switch (panel.status) {
    case "choose":
      return {
        status: "choose",
        defaultMethod: method,
        onMethod,
        card: debt && <CardTab {...card} {...{ debt, today }} />,
        pix: <PixTab nextCharge={debt?.nextCharge} onCreate={() => onCreate("pix")} />,
        boleto: <BoletoTab nextCharge={debt?.nextCharge} onCreate={() => onCreate("boleto")} />,
      };
    case "processing":
      return { status: "processing" };
    case "waitingPix": {
      const { code, secondsLeft: expiresInSeconds } = panel;
      const pix = {
        code,
        amount: debt?.amount,
        expiresInSeconds,
        readAt,
        now: clock,
        onExpired: () => onPixExpired(code),
        onRenew: () => onCreate("pix"),
        onReload,
        // The page has the steps below the panel.
        texts: { phoneHint: "", computerHint: "" },
      };
      return { ...changeable, status: "waitingPix", pix };
    }
    case "waitingBoleto": {
      const { line, link: href } = panel;
      const boleto = { line, href, amount: debt?.amount, today, onRenew: () => onCreate("boleto"), onReload };
      return { ...changeable, status: "waitingBoleto", boleto };
    }
    case "waitingCard":
      return { ...changeable, status: "waitingCard" };
    case "paid":
      return { status: "paid", closedUnpaid: panel.closedUnpaid, actions: <AfterPayment {...{ debt, today }} /> };
    case "failed":
      if (panel.isUnknown) return { status: "failed", actions: <ToTheArea variant="secondary" />, retry: onReload };
      return { status: "failed", reason: panel.failure && failureText(panel.failure), retry: onReload };
  }
}

/** The card of the next charge, with the way to change it, and the way back. */
function AfterPayment({ debt, today }: Pick<PaymentViewContext, "debt" | "today">) {
  const text = debt && nextCardText(debt, today);
  return (
    <Stack>
      {text === undefined ? null : (
        <>
          <Text numeric>{text}</Text>
          <LinkButton href={accountPaths.cards} variant="secondary" fullWidth>
            Trocar o cartão
          </LinkButton>
        </>
      )}
      <ToTheArea />
    </Stack>
  );
}

function ToTheArea({ variant = "primary" }: Pick<LinkButtonProps, "variant">) {
  return (
    <LinkButton href={accountPaths.area} variant={variant} fullWidth>
      Voltar para a área do assinante
    </LinkButton>
  );
}

interface CardTabProps extends Omit<PayWithCardProps, "cards"> {
  readonly cards: AsyncResult<readonly StoredCard[]>;
}

/** Pays the debt with a stored or a new card (SUB-329). If the stored cards cannot be read, a new card still pays. */
function CardTab({ cards, ...paying }: CardTabProps) {
  if (cards.status === "loading") return <CardChoiceSkeleton />;
  return (
    <Stack gap="s5">
      {cards.status === "failed" ? (
        <AsyncResultView result={cards} variant="note" skeleton={null} texts={words}>
          {() => null}
        </AsyncResultView>
      ) : null}
      <PayWithCard cards={readyValue(cards) ?? []} {...paying} />
    </Stack>
  );
}

const words = { failureTitle: "Não deu para carregar os seus cartões." };
