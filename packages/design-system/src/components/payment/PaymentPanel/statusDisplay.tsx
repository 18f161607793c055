import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { Spinner } from "../../status/Spinner/index.ts";
import { Picture } from "./PaymentPanel.styles.ts";
import type { PaymentPanelTexts } from "./paymentPanelTexts.ts";
import type { PaymentStatus } from "./paymentView.ts";

/** The state in words: a heading, with a sentence where it does not say everything. */
interface StatusText {
  readonly title?: string;
  readonly text?: string;
}

/** The announced text of a state (SUB-171 to SUB-177, SUB-342, SUB-349). */
export function statusTextOf(status: PaymentStatus, texts: PaymentPanelTexts, closedUnpaid = false): StatusText {
  const { waitingTitle: title } = texts;
  switch (status) {
    case "loading":
      return { text: texts.loadingText };
    case "choose":
      return { title: texts.chooseTitle };
    case "processing":
      return { title, text: texts.processingText };
    case "waitingCard":
      return { title, text: texts.waitingCardText };
    case "waitingPix":
      return { title, text: texts.waitingPixText };
    case "waitingBoleto":
      return { title, text: texts.waitingBoletoText };
    case "paid":
      if (closedUnpaid) return { title: texts.closedUnpaidTitle, text: texts.closedUnpaidText };
      return { title: texts.paidTitle, text: texts.paidText };
    case "failed":
      return { title: texts.failedTitle, text: texts.failedText };
  }
}

const pictures = {
  processing: <Spinner size="large" />,
  waitingCard: <Hourglass aria-hidden />,
  paid: <CircleCheck aria-hidden />,
  failed: <CircleX aria-hidden />,
} as const;

type PicturedStatus = keyof typeof pictures;

/** Whether a state is shown with text only, so that it gets a picture. */
export function isPictured(status: PaymentStatus): status is PicturedStatus {
  return status in pictures;
}

/** Whether a state shows a code to pay with, which is more urgent than the words about the wait. */
export function hasCode(status: PaymentStatus): boolean {
  return status === "waitingPix" || status === "waitingBoleto";
}

/** The decorative picture of a state. */
export function StatusPicture({ status }: { status: PicturedStatus }) {
  return <Picture data-status={status}>{pictures[status]}</Picture>;
}
