import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { ReactNode } from "react";
import type { BoletoPanelProps } from "../BoletoPanel/index.ts";
import type { QrPanelProps } from "../QrPanel/index.ts";

export type PaymentMethod = "card" | "pix" | "boleto";

/** A pending payment that can be cancelled for another method. */
interface Pending {
  /** Called to change the method; without it the button is hidden. */
  readonly onChangeMethod?: (() => void) | undefined;
  /** The previous payment is being cancelled. */
  readonly pending?: boolean | undefined;
}

/** The states of a payment, each with exactly its data. */
export type PaymentView =
  | {
      readonly status: "choose";
      /** The content of each method: its form, or the button that starts it. */
      readonly card: ReactNode;
      readonly pix: ReactNode;
      readonly boleto: ReactNode;
      /**
       * The initially selected method.
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
  /** `actions` are the next steps, the main one first. `closedUnpaid`: nothing is due, and nothing was paid. */
  | { readonly status: "paid"; readonly actions?: ReactNode; readonly closedUnpaid?: boolean | undefined }
  | {
      readonly status: "failed";
      /** The reason, where known. A text may hold HTML from the server. */
      readonly reason?: ReactNode;
      /** Called to try again; without it the button is hidden. */
      readonly retry?: (() => void) | undefined;
      /** Alternatives for a failure that a retry may not fix, below the retry. */
      readonly actions?: ReactNode;
      /** The retry is in progress. */
      readonly pending?: boolean | undefined;
    };

/**
 * The state of the panel: that of the payment, or of its async result; one that failed to load has failed (SUB-186).
 */
export type PaymentStatus = PaymentView["status"] | Exclude<AsyncResult<PaymentView>["status"], "ready">;
