import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { ReactNode } from "react";
import type { BoletoPanelProps } from "../BoletoPanel/index.ts";
import type { QrPanelProps } from "../QrPanel/index.ts";

export type PaymentMethod = "card" | "pix" | "boleto";

/** A payment that can still be called off for another method. */
interface Pending {
  /** Another method is wanted; without it there is no such button. */
  readonly onChangeMethod?: (() => void) | undefined;
  /** The earlier payment is being called off. */
  readonly pending?: boolean | undefined;
}

/** Where a payment stands, with what each state of it needs and nothing else. */
export type PaymentView =
  | {
      readonly status: "choose";
      /** What is shown for each method: its form, or the button that starts it. */
      readonly card: ReactNode;
      readonly pix: ReactNode;
      readonly boleto: ReactNode;
      /**
       * The method that is open at first.
       * @default "card"
       */
      readonly defaultMethod?: PaymentMethod | undefined;
      readonly onMethod?: ((method: PaymentMethod) => void) | undefined;
    }
  /** The payment is on its way to the server. */
  | { readonly status: "processing" }
  | (Pending & { readonly status: "waitingCard" })
  | (Pending & { readonly status: "waitingPix"; readonly pix: QrPanelProps })
  | (Pending & { readonly status: "waitingBoleto"; readonly boleto: BoletoPanelProps })
  /** `actions` are what to do next, the main thing first. */
  | { readonly status: "paid"; readonly actions?: ReactNode }
  | {
      readonly status: "failed";
      /** Why, where more is known than that it failed. */
      readonly reason?: ReactNode;
      /** Tries again; without it there is no such button. */
      readonly retry?: (() => void) | undefined;
      /** What to do where trying again changes nothing. */
      readonly actions?: ReactNode;
      /** Trying again now. */
      readonly pending?: boolean | undefined;
    };

/** What the panel is in: a state of the payment, or of its reading; one that cannot be read has failed (SUB-186). */
export type PaymentStatus = PaymentView["status"] | Exclude<AsyncResult<PaymentView>["status"], "ready">;
