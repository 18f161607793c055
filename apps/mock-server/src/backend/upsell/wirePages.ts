import { upsellPaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [upsellPaths.upsell]: {
    scenario: "assinante",
    parameters: { code: "ATIVA00001" },
    data: {
      subscription: {
        code: "ATIVA00001",
        moip_contract_id: "CTR-ATIVA00001",
        plan: { name: "Essencial Anual", code: "SP_anual" },
        status: "ACTIVE",
        susbcription_value: 6990,
        amount: 6990,
        next_invoice_date: { day: 8, month: 4, year: 2026 },
        expiration_date: "2027-02-08",
        iteration: 12,
        pet_category: 2,
        paid_parcels_to_charge: 1,
        extra_removable_until: null,
        remaining_credit: 500,
        extra_item: { name: "Petisco extra", price: 7.9, removable_until: "2026-04-07" },
      },
      canceled: false,
      cancel_request: 0,
      pet: { name: "Bob", pet_sex: "masculino" },
    },
  },
} satisfies WirePages;
