import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { dateInText } from "@petbox/domain/calendar/dateInText";
import type { CardToPay, StoredCard } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { FieldErrors } from "@petbox/domain/fieldErrors";
import { formatCents } from "@petbox/domain/money/format";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { notOpenedText } from "@petbox/domain/payment/resolutionFailure";
import { ofPet } from "@petbox/domain/pet/phrases";
import { resolutionPaths } from "@petbox/domain/site/paths";
import { pathTo } from "@petbox/domain/site/pathTo";
import type { ReactNode } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { PaymentState, type WaitingOrPaid } from "./PaymentState.tsx";
import { CardChoiceSkeleton, PayWithCard, type PayWithCardProps } from "./PayWithCard.tsx";

/** Data to pay an overdue subscription. */
export interface ResolutionOptions {
  readonly panel: PaymentPanelState;
  /** Undefined if the subscription does not exist, and for a payment whose amount is unknown. */
  readonly debt: OverdueCharge | undefined;
  readonly cards: readonly StoredCard[];
}

export interface ResolutionDialogProps {
  readonly open: boolean;
  /** Code of the subscription. */
  readonly subscription: string;
  readonly result: AsyncResult<ResolutionOptions>;
  readonly today: CivilDate;
  /** Whether a payment is being sent. */
  readonly pending: boolean;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  /** The errors that the server found in the fields of a new card. */
  readonly serverErrors: FieldErrors<string> | undefined;
  /** Pays the debt with a stored card's id or with a new card. */
  readonly onPay: (card: CardToPay<WalletCard>) => void | Promise<void>;
  readonly onRemove: (card: StoredCard) => void;
  /** Toasts, inside the dialog: everything outside of it is inert. */
  readonly notices?: ReactNode;
  readonly onClose: () => void;
}

/** The dialog that pays an overdue charge by card, within another page (MAN-072): the debt, the card selection and the outcome. */
export function ResolutionDialog({ open, result, notices, onClose, ...rest }: ResolutionDialogProps) {
  const value = readyValue(result);
  const isSent = value !== undefined && isWaitingOrPaid(value.panel);
  const pet = value?.debt?.pet;

  return (
    <FormDialog
      open={open}
      title={pet === undefined ? "Regularizar pagamento" : `Regularizar pagamento ${ofPet(pet)}`}
      data-draft={rest.subscription}
      pending={rest.pending && !isSent}
      done={isSent}
      onClose={onClose}
    >
      <AsyncResultView result={result} skeleton={<CardChoiceSkeleton />} headingLevel={3}>
        {(ready) => <DialogContent {...ready} {...rest} onClose={onClose} />}
      </AsyncResultView>
      {notices}
    </FormDialog>
  );
}

type DialogContentProps = ResolutionOptions & Omit<ResolutionDialogProps, "open" | "result" | "notices">;

/** The card selection or the payment's state. */
function DialogContent({ panel, debt, cards, ...rest }: DialogContentProps) {
  const { subscription, today, pending, failure, serverErrors, onPay, onRemove, onClose } = rest;
  const payable = panel.status === "failed" && panel.isUnknown ? undefined : debt;
  const content = isWaitingOrPaid(panel) ? (
    <PaymentState {...{ panel, debt, today, subscription, onClose }} />
  ) : (
    payable && (
      <CardChoice {...{ cards, today, subscription, pending, failure, serverErrors, onPay, onRemove }} debt={payable} />
    )
  );
  if (content === undefined) return <Alert tone="danger">{notOpenedText}</Alert>;
  // The outcome replaces the card selection, so the frame keeps the focus.
  return <KeptFocus aria-label="Pagamento">{content}</KeptFocus>;
}

function isWaitingOrPaid(panel: PaymentPanelState): panel is WaitingOrPaid {
  return ["waitingCard", "waitingPix", "waitingBoleto", "paid"].includes(panel.status);
}

interface CardChoiceProps extends PayWithCardProps {
  readonly subscription: string;
}

/** The debt, the choice of a card, and the way to the other methods. */
function CardChoice({ subscription, ...paying }: CardChoiceProps) {
  return (
    <Stack gap="s5">
      <Text>{owedText(paying.debt, paying.today)}</Text>
      <PayWithCard {...paying} />
      <Text size="small" tone="soft">
        Prefere PIX ou boleto?{" "}
        <Link href={pathTo(resolutionPaths.resolution, { subscription })}>Ver outras formas de pagamento</Link>
      </Text>
    </Stack>
  );
}

/** "A cobrança de 24 de fevereiro da caixa da Mika, de R$69,90, está em aberto." */
function owedText({ amount, dueOn, pet }: OverdueCharge, today: CivilDate): string {
  const since = dueOn === undefined ? "" : ` de ${dateInText(dueOn, today)}`;
  const ofBox = pet === undefined ? "" : ` da caixa ${ofPet(pet)}`;
  return `A cobrança${since}${ofBox}, de ${formatCents(amount)}, está em aberto.`;
}
