import { expect, it } from "vitest";
import { scenarios } from "../scenarios/scenarios.ts";
import { inProcess } from "../testing/inProcess.ts";
import { inProcessPanel } from "../testing/inProcessPanel.ts";
import { testMoment } from "../testing/testMoment.ts";
import { decidePayment, pendingPayments } from "./pendingPayments.ts";

it("announces an expired PIX on the open pages of its payment and its subscription", () => {
  const panel = inProcessPanel("pix-por-link");
  const [pix] = panel.state().waiting;
  if (pix === undefined) throw new Error("There is no PIX.");
  expect(panel.send(new URLSearchParams({ action: "expire", code: pix.code }))).toEqual({ section: "pagamentos" });
  expect(panel.broadcasts).toEqual(
    expect.arrayContaining([
      `private-channel-pix.${pix.code}`,
      expect.stringContaining("private-channel-payment-retry."),
      expect.stringContaining("private-channel-subscription-moved."),
    ]),
  );
});

it("lists no expired boleto, which the bank would not accept", async () => {
  const { world, newcomer } = scenarios["cartao-recusado"];
  const { store, visit } = inProcess({ world: world(testMoment), newcomer });
  await (await visit()).post("/assinatura/finish-resolution/THOR000002", { type: "BOLETO" });
  const [boleto] = pendingPayments(store, testMoment);
  expect(boleto).toMatchObject({ by: { kind: "boleto" } });
  const later = testMoment + 10 * 24 * 60 * 60_000;
  expect(pendingPayments(store, later)).toEqual([]);
  expect(decidePayment(boleto?.code ?? "", "PAID", store, later)).toBe(false);
});
