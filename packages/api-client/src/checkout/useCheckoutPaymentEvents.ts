import type { PaymentCheckEvent } from "@petbox/domain/payment/paymentCheck";
import type { ConnectRealtime } from "../realtime/realtime.ts";
import { useChannel } from "../realtime/useChannel.ts";
import { checkoutPaymentChannel, checkoutPaymentEvent } from "./channels.ts";
import { paymentResultOfEvent } from "./checkoutPayment.ts";

interface CheckoutPaymentEvents {
  readonly customerCode: string | null;
  readonly subscription: string | undefined;
  readonly connectRealtime: ConnectRealtime;
  /** Whether the result still matters. */
  readonly isOpen: boolean;
  readonly dispatch: (event: PaymentCheckEvent) => void;
}

/** Listens to the customer's payment channel while the result matters. A failed connection is ignored. */
export function useCheckoutPaymentEvents(events: CheckoutPaymentEvents): void {
  const { customerCode, subscription, connectRealtime, isOpen, dispatch } = events;
  useChannel({
    channel: customerCode !== null && isOpen ? checkoutPaymentChannel(customerCode) : undefined,
    event: checkoutPaymentEvent,
    connectRealtime,
    onMessage: (message) => dispatch({ type: "realtime", result: paymentResultOfEvent(message, subscription) }),
    onReconnect: () => dispatch({ type: "resumed" }),
  });
}
