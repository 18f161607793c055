import { describe, expect, it } from "vitest";
import { subscriptionStatuses } from "./status.ts";
import { statusWhilePaying } from "./statusWhilePaying.ts";

describe("statusWhilePaying", () => {
  it.each(["pix", "boleto"] as const)("waits for the payment of a %s, then for the bank", (by) => {
    expect(statusWhilePaying("overdue", { by })).toEqual({ label: "Aguardando pagamento", tone: "info" });
    expect(statusWhilePaying("overdue", { by, isPaid: true })).toEqual({ label: "Pagamento em análise", tone: "info" });
  });

  it("leaves a card to the bank", () => {
    expect(statusWhilePaying("overdue", { by: "card" })?.label).toBe("Pagamento em análise");
  });

  it.each(subscriptionStatuses.filter((status) => status !== "overdue"))("keeps %s", (status) => {
    expect(statusWhilePaying(status, { by: "pix" })).toBeUndefined();
  });
});
