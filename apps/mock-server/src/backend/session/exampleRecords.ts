import type { World } from "../store.ts";

/** What stands in no scenario: only a customer does it. */
export const exampleRecords = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", begunAt: 0, answers: { species: "dog" } }],
} satisfies World;
