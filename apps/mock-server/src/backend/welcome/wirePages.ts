import { welcomePaths } from "@petbox/domain/site/paths";
import type { WirePages } from "../../testing/wirePage.ts";

/** The wire data of this area's pages, written by hand and never derived from the contract. */
export const wirePages = {
  [welcomePaths.welcome]: {
    scenario: "boas-vindas",
    data: {
      payment: { real_status: "PAID", status: "PAID", subscription_code: "DACONTA001" },
      pet: { pet_name: "Bob", pet_sex: "masculino", pet_species: "dog", img: null },
      questionnaire: "optional",
      answers: { castrado: 1, qual_racao: "Ração seca de frango" },
      first_box: { paid_on: "2026-03-10", days: 2, monthly: false },
    },
  },
} satisfies WirePages;
