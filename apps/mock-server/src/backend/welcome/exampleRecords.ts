import type { World } from "../store.ts";

/** What stands in no scenario: only a customer does it. */
export const exampleRecords = {
  questionnaires: [
    { subscriptionCode: "ATIVA00001", answers: { neutered: true, food: "Ração de frango", home: "casa" } },
  ],
} satisfies World;
