import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  attempts: [{ key: "lead0001 1", subscriptionCode: "TESTE00001" }],
} satisfies World;
