import type { FailingCall, Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const patient = { timeout: 20_000 };
const scenario = "compras-programadas";

function changing(path: string, product: RegExp): FailingCall {
  return {
    shop: { path: `${path}/alterar`, scenario },
    async fill(screen: Screen) {
      (await screen.findByRole("button", { name: product }, patient)).click();
    },
    press: "Salvar alterações",
    message: /um erro ocorreu ao alterar sua assinatura/,
    done: (screen) => screen.findByRole("region", { name: "Envios" }, patient),
    // The page reads again, and finds the change saved.
    afterLostReply: { message: undefined },
  };
}

function canceling(path: string): FailingCall {
  return {
    shop: { path: `${path}/cancelar`, scenario },
    async fill(screen: Screen) {
      (await screen.findByRole("radio", { name: "Achei muito caro" }, patient)).click();
      const area = await screen.findByRole("textbox", { name: /Conte o que houve/ });
      if (area instanceof HTMLTextAreaElement) area.value = "Encontrei mais barato.";
    },
    press: "Cancelar assinatura",
    message: /um erro ocorreu, por favor entre em contato com nosso atendimento/,
    done: (screen) => screen.findByText("Sua assinatura foi cancelada com sucesso", undefined, patient),
    // The page reads again, and finds the subscription cancelled.
    afterLostReply: { message: undefined },
  };
}

const onePack = {
  path: "/compra-programada/tapetes-higienicos",
  scenario: "novo",
  visitor: { cart: { "TAP-BRANCO": 1 } },
} as const;

async function takeOut(screen: Screen): Promise<void> {
  (await screen.findByRole("checkbox", { name: "Tapete branco", checked: true }, patient)).click();
}

const mats = "/assinaturas/higiene/CTR-TAPETE0098";
const food = "/assinaturas/alimentos-umidos/CTR-UMIDOS0012";

testFailingCalls("scheduled", {
  "/compra-programada/item/{sku}/{quantity}": {
    shop: onePack,
    press: /^Aumentar: Tapete branco/,
    done: (screen) => screen.findByText(/^2 pacotes, /, undefined, patient),
  },
  "/compra-programada/retirar/{sku}": {
    shop: onePack,
    fill: takeOut,
    async done(screen) {
      await screen.findByText(/^1 pacote, /, undefined, patient);
      await takeOut(screen);
      return screen.findByText("Nenhum ainda", undefined, patient);
    },
  },
  "/compra-programada/{product}/envio": {
    shop: onePack,
    press: "Continuar",
    done: (screen) => screen.findByRole("heading", { level: 1, name: "Como a gente fala com você?" }, patient),
  },
  "/assinaturas/higiene/{code}/alterar": changing(mats, /^Aumentar: Tapete branco/),
  "/assinaturas/alimentos-umidos/{code}/alterar": changing(food, /^Aumentar: Peixe e arroz/),
  "/assinaturas/higiene/{code}/cancelar": canceling(mats),
  "/assinaturas/alimentos-umidos/{code}/cancelar": canceling(food),
});
