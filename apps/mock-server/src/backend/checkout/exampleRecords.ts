import type { World } from "../store.ts";

/** What stands in no scenario: only a customer does it. */
export const exampleRecords = {
  attempts: [{ key: "lead0001 1", subscriptionCode: "TESTE00001" }],
} satisfies World;
