import type { WireCall } from "../../testing/wireCall.ts";

const address = {
  zipcode: "69036360",
  state: "AM",
  number: "305",
  neighborhood: "Compensa",
  street: "Avenida Brasil",
  complement: "casa 2",
  reference: "em frente ao parque",
  city: "Manaus",
};

/** The calls of a subscription's address, copied from document 001 (§ 3 and § 7), never from the contract. */
export const wireCalls = {
  verifyAddress: {
    proves: "SUB-326 SUB-140 SUB-141 SUB-142",
    method: "POST",
    path: "/user/endereco/alter/verify",
    body: { ...address, code: "ATRASO0001" },
    reply: {
      actionType: "charge",
      amount: 9945,
      newFreightValue: 2955,
      newSubscriptionAmountParcels: 9945,
      subRenewed: false,
      boxesToBeSent: 1,
      nextInvoiceDate: { day: 24, month: 2, year: 2026 },
      haveGeneretedBox: false,
      // These two names are ours: the documents define no card and no separate effect of the change.
      card_last_four: "0002",
      before: { shipping_price: 0, total: 6990, expires_on: "2027-01-24", next_charge_amount: 6990 },
      new_expires_on: "2027-01-24",
      next_charge_on: "2026-03-24",
      next_charge_amount: 9945,
    },
  },
  changeAddress: {
    proves: "SUB-327 SUB-140",
    method: "POST",
    path: "/user/endereco/alter",
    body: { ...address, code: "ATRASO0001" },
    // `charge_refused` is ours: the documents only define whether the change worked.
    reply: { success: true, charge_refused: 9945 },
  },
} as const satisfies Record<string, WireCall>;
