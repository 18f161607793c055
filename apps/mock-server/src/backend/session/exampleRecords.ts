import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  visitors: [{ id: "visita", token: "0123", sessionId: "4567", begunAt: 0, answers: { species: "dog" } }],
} satisfies World;
