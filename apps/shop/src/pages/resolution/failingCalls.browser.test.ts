import { keptCard, write } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls, testFailingCallsOf } from "../../testing/testFailingCalls.ts";

const shop = { path: "/assinatura/resolver/ATRASO0001", scenario: "assinante-de-um-ano" } as const;

async function openTab(screen: Screen, name: string): Promise<void> {
  (await screen.findByRole("tab", { name })).click();
}

async function newCard(screen: Screen): Promise<void> {
  await openTab(screen, "Cartão");
  (await screen.findByRole("radio", { name: /^Novo cartão/ })).click();
  await write(screen, "Nome impresso no cartão", "ANA M SOUZA");
  await write(screen, "Número do cartão", "4111 1111 1111 1111");
  await write(screen, "Validade", "12/31");
  await write(screen, "Código de segurança", "123");
}

const waiting = (screen: Screen) => screen.findByRole("heading", { level: 2, name: "Aguarde..." });
const pay = "Pagar R$69,90";

testFailingCalls("resolution", {
  "/assinatura/amount-resolution/{subscription}": {
    shop,
    message: /^Falha no pagamento!$/,
    retry: "Tentar novamente",
    done: (screen) => screen.findByRole("tab", { name: "PIX" }),
  },
  "/assinatura/finish-resolution/{subscription}": {
    shop,
    fill: (screen) => openTab(screen, "PIX"),
    press: "Gerar PIX",
    message: /^Falha no pagamento!$/,
    retry: "Tentar novamente",
    async done(screen) {
      await press(screen, "Gerar PIX");
      await screen.findByRole("timer");
    },
    // The page reads again, and shows the open payment.
    afterLostReply: { message: undefined, done: (screen) => screen.findByRole("timer") },
  },
  "/assinatura/cancel-resolution/{subscription}": {
    shop,
    async fill(screen) {
      await openTab(screen, "PIX");
      await press(screen, "Gerar PIX");
      await screen.findByRole("timer");
    },
    press: "Alterar forma de pagamento",
    // The failure is silent (SUB-343): the payment stays and can be cancelled again.
    isSilent: true,
    done: (screen) => screen.findByRole("heading", { name: "Escolha como pagar" }),
    afterLostReply: { isSilent: false, message: undefined },
  },
  "/payment/credit-card-hash/{subscription}": {
    shop,
    fill: newCard,
    press: pay,
    keptInputs: keptCard,
    done: waiting,
  },
  "/payment/subscription-retry": {
    shop,
    fill: newCard,
    press: pay,
    keptInputs: keptCard,
    done: waiting,
    afterLostReply: { message: undefined },
  },
});

testFailingCallsOf({
  "/assinatura/credit-cards": {
    shop,
    fill: (screen) => openTab(screen, "Cartão"),
    message: /^Não deu para carregar os seus cartões/,
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("radio", { name: /^Visa final 1111/ }),
  },
});
