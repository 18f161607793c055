import { createBackend } from "@petbox/mock-server/backend/createBackend";
import { onlyVisitor } from "@petbox/mock-server/backend/sessions";
import { memoryStore } from "@petbox/mock-server/backend/store";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import { createRealtime } from "@petbox/mock-server/server/realtime";
import { freePort } from "@petbox/mock-server/testing/openServer";
import { expect, it, onTestFinished } from "vitest";
import { checkoutPaymentChannel } from "../checkout/channels.ts";
import { type CheckResult, createRunCheck } from "./checkResult.ts";
import { openPaymentSocket } from "./paymentSocket.ts";

/** Checks a server that announces a payment by an event of this name. */
async function check(event: string): Promise<CheckResult | undefined> {
  const scenario = scenarios["pagamento-aprovado"];
  const realtime = createRealtime();
  const backend = createBackend({
    store: memoryStore(scenario.world(0)),
    clock: () => 0,
    broadcast: realtime.broadcast,
    sessions: onlyVisitor("visita"),
    page: { newcomer: scenario.newcomer },
  });
  const { visitor } = backend.visitors.ofPage(new Request("http://localhost/"));
  const customerCode = visitor.session?.customerCode ?? "";
  const port = await freePort();
  await realtime.listen(port, backend);
  onTestFinished(() => realtime.close());
  const socket = await openPaymentSocket({
    open: async () => ({ status: 200, headers: new Headers(), text: "", json: undefined }),
    embedded: {
      realtime: { broadcaster: "socket.io", host: `http://localhost:${port}` },
      customer_code: customerCode,
    },
    origin: "http://localhost",
    cookie: "",
    token: visitor.token,
  });
  const payload = { payment_payload: { status: "PAID", real_status: "PAID", subscription_code: "CAIXA00001" } };
  // The server confirms no subscription.
  const announcing = setInterval(
    () => realtime.broadcast(`private-${checkoutPaymentChannel(customerCode)}`, event, payload),
    20,
  );
  onTestFinished(() => clearInterval(announcing));
  let result: CheckResult | undefined;
  await socket.check(
    createRunCheck((each) => {
      result = each;
    }),
  );
  return result;
}

it("passes with the event that the shop hears", async () => {
  expect(await check("App\\Events\\NotifyPaymentCheckoutEvent")).toMatchObject({ mark: "passed" });
});

it.each(["NotifyPaymentCheckoutEvent", "App\\Events\\Checkout\\NotifyPaymentCheckoutEvent"])(
  "fails with the event %s, which the shop does not hear",
  async (event) => {
    expect(await check(event)).toMatchObject({
      mark: "failed",
      detail: `expected the event App\\Events\\NotifyPaymentCheckoutEvent, received ${event}`,
    });
  },
);
