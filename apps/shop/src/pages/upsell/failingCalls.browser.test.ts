import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const patient = { timeout: 20_000 };

async function choose(screen: Screen): Promise<void> {
  // Its code loads after the page's.
  (await screen.findByRole("radio", { name: /^Petisco extra/ }, patient)).click();
}

testFailingCalls("upsell", {
  "/upsell/{moip_contract_id}": {
    shop: { path: "/subscription-trail/ATIVA00001", scenario: "assinante", timings: { second: 3_600_000 } },
    fill: choose,
    press: "Incluir Item Extra!",
    message: /Não foi possivel realizar seu pagamento\./,
    done: (screen) => screen.findByRole("heading", { name: "Sucesso!" }),
    // The page reads again, and shows that the item is there.
    afterLostReply: {
      message: undefined,
      done: (screen) => screen.findByRole("heading", { name: /^A caixa do Bob já tem/ }, patient),
    },
  },
  "/upsell/{moip_contract_id}/remover": {
    shop: { path: "/subscription-trail/FUBA000001", scenario: "item-extra" },
    async fill(screen) {
      await screen.findByRole("button", { name: "Retirar o item extra" }, patient);
      await press(screen, "Retirar o item extra");
    },
    press: "Sim, retirar",
    done: (screen) => screen.findAllByRole("radio", {}, patient),
    // The page reads again, and shows that the item is gone.
    afterLostReply: {
      message: undefined,
      done: (screen) => screen.findByText("O item extra foi retirado, e nada foi cobrado por ele.", {}, patient),
    },
  },
});
