import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { World } from "../store.ts";

/** Records that no scenario contains because only customers create them. */
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
