import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  questionnaires: [
    { subscriptionCode: "ATIVA00001", answers: { neutered: true, food: "Ração de frango", home: "casa" } },
  ],
} satisfies World;
