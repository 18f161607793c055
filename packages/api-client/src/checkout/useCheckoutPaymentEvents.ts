import type { PaymentCheckEvent } from "@petbox/domain/payment/paymentCheck";
import { useEffect } from "react";
import { paymentResultOfEvent } from "../realtime/checkoutPayment.ts";
import { checkoutPaymentChannel, checkoutPaymentEvent } from "../realtime/contract.ts";
import type { ConnectRealtime } from "../realtime/realtime.ts";

interface CheckoutPaymentEvents {
  readonly customerCode: string | null;
  readonly subscription: string | undefined;
  readonly connectRealtime: ConnectRealtime;
  /** Whether the result still matters. */
  readonly isOpen: boolean;
  readonly tell: (event: PaymentCheckEvent) => void;
}

/** Listens to the customer's payment channel while the result matters. Without a connection nothing breaks. */
export function useCheckoutPaymentEvents(events: CheckoutPaymentEvents): void {
  const { customerCode, subscription, connectRealtime, isOpen, tell } = events;

  useEffect(() => {
    if (customerCode === null || !isOpen) return;
    let isWanted = true;
    let stop = () => {};
    connectRealtime().then(
      (realtime) => {
        if (!isWanted) return;
        stop = realtime.listen(
          checkoutPaymentChannel(customerCode),
          checkoutPaymentEvent,
          (message) => tell({ type: "realtime", result: paymentResultOfEvent(message, subscription) }),
          () => tell({ type: "resumed" }),
          (status) => reportError(new Error(`The payment's channel was refused with ${status}.`)),
        );
      },
      // The result is asked for as well: without events it only comes later.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [customerCode, subscription, connectRealtime, isOpen, tell]);
}
