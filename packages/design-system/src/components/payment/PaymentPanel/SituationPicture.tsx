import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { Spinner } from "../../status/Spinner/index.ts";
import { Picture } from "./PaymentPanel.styles.ts";
import type { PaymentStatus } from "./paymentView.ts";

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

/** The decorative picture of a state. */
export function SituationPicture({ status }: { status: PicturedStatus }) {
  return <Picture data-status={status}>{pictures[status]}</Picture>;
}
