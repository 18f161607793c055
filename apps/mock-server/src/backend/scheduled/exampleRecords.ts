import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
export const exampleRecords = {
  scheduledCancels: [
    {
      subscriptionCode: "ATIVA00001",
      askedOn: civilDate(2026, 3, 10),
      reason: "Outro motivo",
      description: "Duas linhas.",
    },
  ],
} satisfies World;
