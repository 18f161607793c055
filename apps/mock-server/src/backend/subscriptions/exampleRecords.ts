import type { World } from "../store.ts";

/** Records that no scenario contains because only the panel creates them. */
export const exampleRecords = {
  pickedScenarios: [{ id: "world", name: "assinante" }],
} satisfies World;
