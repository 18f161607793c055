import { expect, waitFor, within } from "storybook/test";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCallsOf } from "../../testing/testFailingCalls.ts";

const shop = { path: "/plano/ATRASO0001", scenario: "assinante-de-um-ano" } as const;

async function open(screen: Screen): Promise<void> {
  await screen.findByRole("heading", { level: 1, name: "Assinatura da Mika" }, { timeout: 20_000 });
  await press(screen, "Quero regularizar");
}

/** Opens the dialog, and selects the card that pays. */
async function choose(screen: Screen): Promise<void> {
  await open(screen);
  (await screen.findByRole("radio", { name: /^Visa final 1111/ }, { timeout: 20_000 })).click();
}

const pay = "Pagar R$69,90";
const sent = (screen: Screen) => screen.findByRole("heading", { name: "Pagamento enviado" });

testFailingCallsOf({
  "/payment/credit-card-hash/{subscription}": {
    shop,
    fill: choose,
    press: pay,
    message: /^Um erro ocorreu, por favor entre em contato com nosso atendimento\.( |$)/,
    done: sent,
  },
  "/payment/subscription-retry": {
    shop,
    fill: choose,
    press: pay,
    message: /^Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã\.( |$)/,
    done: sent,
    // The charge is read again, and waits for the bank.
    afterLostReply: { message: undefined },
  },
  "/assinatura/amount-resolution/{subscription}": {
    shop,
    fill: open,
    message: /^Não deu para carregar$/,
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("radio", { name: /^Visa final 1111/ }),
  },
  "/assinatura/credit-cards/delete": {
    shop,
    async fill(screen) {
      await choose(screen);
      await press(screen, "Remover Visa final 1111");
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remover cartão" });
    },
    press: "Remover cartão",
    message: /Ocorreu um erro, tente novamente ou entre em contato|Não foi possível/,
    done: (screen) => screen.findByText(/^Cartão removido\. A assinatura do Bob agora é cobrada no Visa final 0002\.$/),
    afterLostReply: {
      async done(screen) {
        await screen.findByText("Este cartão não está mais na sua conta.");
        await press(screen, "Manter");
        await waitFor(() => expect(screen.queryByRole("radio", { name: /^Visa final 1111/ })).toBeNull());
      },
    },
  },
});
