import { expect, it } from "vitest";
import { countText } from "./subscriptionCounts.ts";

it("counts the subscriptions, which may be overdue or pending, without calling them active", () => {
  expect([0, 1, 2].map(countText)).toEqual(["Nenhuma ativa", "1 assinatura", "2 assinaturas"]);
});
