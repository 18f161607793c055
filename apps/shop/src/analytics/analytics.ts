/** The events of the data layer, with the names of GA4 (FUN-330, FUN-331). They contain no personal data: no person, address or pet. */
export type AnalyticsEvent =
  | { readonly event: "select_content"; readonly content_type: string; readonly content_id: string }
  /** A new visitor left a contact. */
  | { readonly event: "sign_up"; readonly method: "contact" }
  | { readonly event: "login"; readonly method: "contact" | "password" }
  | { readonly event: "begin_checkout"; readonly plan: string }
  /** The registration, including the delivery address, was saved. */
  | { readonly event: "add_shipping_info"; readonly plan: string }
  /** A card was sent. */
  | { readonly event: "add_payment_info"; readonly payment_type: "credit_card" }
  | {
      readonly event: "purchase";
      readonly transaction_id: string;
      readonly currency: "BRL";
      /** Decimal reais. */
      readonly value: number;
      readonly plan: string;
      readonly coupon: string;
    };

export interface Analytics {
  track(event: AnalyticsEvent): void;
}
