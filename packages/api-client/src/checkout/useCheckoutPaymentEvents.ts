import type { PaymentCheckEvent } from "@petbox/domain/payment/paymentCheck";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { checkoutPaymentChannel, checkoutPaymentEvent } from "./channels.ts";
import { paymentResultOfEvent } from "./checkoutPayment.ts";

interface CheckoutPaymentEvents {
  /** Null where the page names no customer. */
  readonly customerCode: string | null;
  readonly subscription: string | undefined;
  readonly connectRealtime: ConnectRealtime;
  /** Whether the result still matters. */
  readonly isOpen: boolean;
  readonly dispatch: (event: PaymentCheckEvent) => void;
}

/** Follows the customer's payment channel while the result matters. */
export function useCheckoutPaymentEvents(events: CheckoutPaymentEvents): void {
  const { customerCode, subscription, connectRealtime, isOpen, dispatch } = events;
  const channel = customerCode === null ? null : checkoutPaymentChannel(customerCode);
  useChannel({
    channel: isOpen ? channel : undefined,
    event: checkoutPaymentEvent,
    connectRealtime,
    onMessage: (message) => dispatch({ type: "realtime", result: paymentResultOfEvent(message, subscription) }),
    revalidate: () => dispatch({ type: "resumed" }),
  });
}
