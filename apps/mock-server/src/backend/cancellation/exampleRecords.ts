import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { World } from "../store.ts";

/** What stands in no scenario: only a customer does it. */
export const exampleRecords = {
  cancelRequests: [
    {
      subscriptionCode: "ATIVA00001",
      askedOn: civilDate(2026, 3, 10),
      reason: "Outro",
      description: "Duas linhas,\ne 🐶.",
    },
  ],
} satisfies World;
