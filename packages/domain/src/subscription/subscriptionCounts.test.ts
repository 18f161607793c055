import { expect, it } from "vitest";
import { countText } from "./subscriptionCounts.ts";

it("counts the subscriptions, or the active ones if some have ended", () => {
  expect([1, 2].map((count) => countText(count))).toEqual(["1 assinatura", "2 assinaturas"]);
  expect([countText(2, 2), countText(3, 2), countText(3, 1)]).toEqual(["2 assinaturas", "2 ativas", "1 ativa"]);
  expect(countText(1, 0)).toBe("Nenhuma ativa");
});
