import { planPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [planPaths.plan]: {
    scenario: "assinante",
    parameters: { code: "ATIVA00001" },
    data: {
      subscription: {
        code: "ATIVA00001",
        plan: { name: "Essencial Anual", code: "SP_anual" },
        status: "ACTIVE",
        amount: 6990,
        creation_date: { day: 8, month: 2, year: 2026 },
        next_invoice_date: { day: 8, month: 4, year: 2026 },
        cancel_penalty: null,
        expiration_date: "2027-02-08",
        anchor_day: null,
        payment_method: "CREDIT_CARD",
        renewed: 0,
        renovada_code: null,
        user_adress: {
          payment_cep: "01310100",
          payment_address_street: "Avenida Paulista",
          payment_address_number: "1578",
          payment_address_complement: "apto 42",
          payment_address_neighborhood: "Bela Vista",
          payment_address_city: "São Paulo",
          payment_address_state: "SP",
          reference: null,
        },
        moip_contract_id: "CTR-ATIVA00001",
        susbcription_value: 6990,
        shipping_price: 2955,
        renewal_amount: 6990,
        paid_parcels_to_charge: 1,
        iteration: 12,
        pet_category: 2,
        penalty_due: null,
        extra_item: { name: "Petisco extra", price: 7.9, removable_until: "2026-04-07" },
        carried_purchases: [{ kind: "hygiene", shipping_price: 0, standalone_shipping_price: 1190 }],
      },
      awaiting_subscription: null,
      status: null,
      renewed: 0,
      canceled: false,
      iteration: true,
      cancel_request: 0,
      user: { name: "Carla Lima", email: "carla.lima@gmail.com" },
      customer: {
        billing_info: {
          credit_cards: [
            {
              last_four_digits: "1111",
              brand: "VISA",
              expiration_month: "12",
              expiration_year: "31",
              holder_name: "CARLA LIMA",
            },
          ],
          address: null,
        },
      },
      invoices: [{ status: { code: 3, description: "Paga" }, due_date: "2026-03-08", amount: 6990, penalty: false }],
      pet: { name: "Bob", pet_sex: "masculino" },
      // Every fact at once, which no real subscription has.
      attention: {
        status: "ACTIVE",
        awaits_first_payment: false,
        debt: { due_on: "2026-03-08", amount: 6990, penalty: false, retry_on: "2026-03-11" },
        payment: { method: "pix", paid: false, due_on: "2026-03-11", expires_at: 1_773_158_400_000 },
        ending_card: { last_four: "1111", charge_on: "2026-04-08" },
        box: { state: "late", date: "2026-03-20", credit: 500, refund: 6990 },
        leaving: { date: "2026-04-07", penalty: 4494 },
        term: { ends_on: "2027-02-08", renews: true, amount: 6990 },
        ended_on: "2027-02-08",
        next_charge: { date: "2026-04-08", amount: 6990 },
      },
      history: [
        { event: "started", date: "2026-02-08", amount: null, subscription_code: null, what: null },
        { event: "charge-due", date: "2026-04-08", amount: 6990, subscription_code: null, what: null },
      ],
    },
  },
} satisfies WirePages;
