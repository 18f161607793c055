import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("renewal", {
  "/renovar/{code}": {
    shop: { path: "/plano/PINGO00001", scenario: "tres-pets" },
    async fill(screen) {
      (await screen.findByRole("button", { name: "Quero renovar!!" }, { timeout: 20_000 })).click();
      await screen.findByRole("table", { name: "O que muda com a renovação" }, { timeout: 20_000 });
    },
    press: "Renovar e pagar R$74,90",
    done: (screen) => screen.findByText(/Sua assinatura foi renovada!/),
    afterLostReply: {
      message: undefined,
      done: (screen) => screen.findByText(/^Esta assinatura já foi renovada: veja a nova\./),
    },
  },
});
