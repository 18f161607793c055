import { expect, waitFor, within } from "storybook/test";
import { cardAlone, keptCard } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const path = "/dados-cliente?q=cartao";
const oneCard = { path, scenario: "assinante" } as const;
const threeCards = { path, scenario: "cartao-vencendo" } as const;

/** Opens a dialog of the tab, whose code loads after the page's. */
async function open(screen: Screen, name: string): Promise<void> {
  await screen.findByRole("heading", { name: "Seus cartões" }, { timeout: 20_000 });
  await press(screen, name);
}

testFailingCalls("cards", {
  "/assinatura/credit-cards": {
    // The list to choose from, in the dialog that pays an overdue charge.
    shop: { path: "/plano/ATRASO0001", scenario: "assinante-de-um-ano" },
    async fill(screen) {
      await screen.findByRole("heading", { level: 1, name: "Assinatura da Mika" }, { timeout: 20_000 });
      await press(screen, "Quero regularizar");
    },
    message: /^Não deu para carregar$/,
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("radio", { name: /^Visa final 1111/ }),
  },
  "/assinatura/credit-cards/add-new": {
    shop: { path, scenario: "conta-aberta" },
    async fill(screen) {
      await screen.findByRole("heading", { name: "Nenhum cartão guardado" }, { timeout: 20_000 });
      await press(screen, "Adicionar cartão");
      await cardAlone(screen);
    },
    press: "Salvar cartão",
    keptInputs: keptCard,
    message: /Ocorreu um erro ao salvar seu cartão!|Não foi possível/,
    done: (screen) => screen.findByText("Cartão adicionado com sucesso!"),
    // The wallet shows that the card was stored.
    afterLostReply: { message: undefined },
  },
  "/assinatura/credit-cards/edit": {
    shop: oneCard,
    async fill(screen) {
      await open(screen, "Editar Visa final 1111");
      await cardAlone(screen);
    },
    press: "Salvar cartão",
    keptInputs: keptCard,
    message: /Ocorreu um erro ao editar seu cartão!|Não foi possível/,
    done: (screen) => screen.findByText("Seu cartão foi editado com sucesso!"),
  },
  "/assinatura/credit-cards/make-main": {
    shop: threeCards,
    async fill(screen) {
      await open(screen, "Tornar principal American Express final 0005");
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Tornar principal" });
    },
    press: "Tornar principal",
    message: /Não conseguimos (trocar o|confirmar a troca do) cartão principal|Não foi possível/,
    done: (screen) => screen.findByText(/^Cartão principal trocado\./),
  },
  "/assinatura/credit-cards/delete": {
    shop: threeCards,
    async fill(screen) {
      await open(screen, "Remover Elo final 5904");
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remover cartão" });
    },
    press: "Remover cartão",
    message: /Ocorreu um erro, tente novamente ou entre em contato|Não foi possível/,
    done: (screen) => screen.findByText("Cartão removido."),
    afterLostReply: {
      async done(screen) {
        await screen.findByText("Este cartão não está mais na sua conta.");
        await press(screen, "Manter");
        await waitFor(() => expect(screen.queryByText("Elo final 5904")).toBeNull());
      },
    },
  },
});
