import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import type { WalletCard } from "@petbox/domain/card/walletCard";
import type { OverdueCharge } from "@petbox/domain/payment/overdueCharge";
import type { PaymentPanelState } from "@petbox/domain/payment/paymentPanel";
import { notOpenedText } from "@petbox/domain/payment/regularisationFailure";
import { ofPet } from "@petbox/domain/pet/phrases";
import { useEffect } from "react";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { AsyncResultView } from "../../components/feedback/AsyncResultView/index.ts";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { bringSanitizer } from "../../components/foundations/SafeHtml/index.ts";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { CardChoice } from "./CardChoice.tsx";
import { ChoiceOnItsWay } from "./ChoiceOnItsWay.tsx";
import { PaymentState } from "./PaymentState.tsx";

/** What an overdue subscription is put right with. */
export interface Regularisation {
  readonly panel: PaymentPanelState;
  /** Undefined where there is no such subscription. */
  readonly known: OverdueCharge | undefined;
  readonly cards: readonly StoredCard[];
}

export interface RegularisationDialogProps {
  readonly open: boolean;
  /** The code of the subscription. */
  readonly subscription: string;
  readonly result: AsyncResult<Regularisation>;
  readonly today: CivilDate;
  /** A card is on its way. */
  readonly pending: boolean;
  /** Why the last card was not taken, as HTML. */
  readonly failure: string | undefined;
  /** Pays what is owed: with a stored card, by its id, or with one that was typed. */
  readonly onPay: (card: WalletCard | string) => void | Promise<void>;
  readonly onRemove: (card: StoredCard) => void;
  readonly onClose: () => void;
}

/** Puts an overdue subscription right with a card (MAN-072): what is owed, with which card it is paid, and what came of it. */
export function RegularisationDialog({ open, result, onClose, ...rest }: RegularisationDialogProps) {
  // Why a card was refused may come as HTML: it is then said whole, and once.
  useEffect(() => void bringSanitizer(), []);
  const value = readyValue(result);
  const isSent = value !== undefined && isWaitingOrPaid(value.panel);
  const pet = value?.known?.pet;

  return (
    <FormDialog
      open={open}
      title={pet === undefined ? "Regularizar pagamento" : `Regularizar pagamento ${ofPet(pet)}`}
      data-draft={rest.subscription}
      pending={rest.pending && !isSent}
      done={isSent}
      onClose={onClose}
    >
      <AsyncResultView result={result} skeleton={<ChoiceOnItsWay />} headingLevel={3}>
        {(ready) => <Standing {...ready} {...rest} onClose={onClose} />}
      </AsyncResultView>
    </FormDialog>
  );
}

type StandingProps = Regularisation & Omit<RegularisationDialogProps, "open" | "result">;

/** What there is to do, by how far the payment is. */
function Standing({ panel, known, cards, ...rest }: StandingProps) {
  if (known === undefined) return <Alert tone="danger">{notOpenedText}</Alert>;
  const { subscription, today, pending, failure, onPay, onRemove, onClose } = rest;
  return (
    // What was chosen makes room for what came of it: the keyboard goes on from here.
    <KeptFocus aria-label="Pagamento" shown={isWaitingOrPaid(panel) ? panel.status : "choose"}>
      {isWaitingOrPaid(panel) ? (
        <PaymentState panel={panel} known={known} subscription={subscription} onClose={onClose} />
      ) : (
        <CardChoice {...{ known, cards, today, subscription, pending, failure, onPay, onRemove }} />
      )}
    </KeptFocus>
  );
}

type WaitingOrPaid = Extract<
  PaymentPanelState,
  { readonly status: "waitingCard" | "waitingPix" | "waitingBoleto" | "paid" }
>;

function isWaitingOrPaid(panel: PaymentPanelState): panel is WaitingOrPaid {
  return ["waitingCard", "waitingPix", "waitingBoleto", "paid"].includes(panel.status);
}
