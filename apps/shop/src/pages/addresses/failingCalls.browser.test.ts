import { expect, waitFor } from "storybook/test";
import { address, manaus, write } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const shop = { path: "/dados-cliente?q=entrega", scenario: "assinante" } as const;
const keptInputs = { CEP: "69036-360", Número: "305" };

async function fill(screen: Screen): Promise<void> {
  // Its code loads after the page's.
  const pencil = { name: "Editar endereço: Entrega do Bob" };
  (await screen.findByRole("button", pencil, { timeout: 20_000 })).click();
  await address(screen, manaus);
  await write(screen, "Número", "305");
}

const summary = (screen: Screen) => screen.findByRole("heading", { name: "Confira a mudança" });

testFailingCalls("addresses", {
  "/user/endereco/alter/verify": {
    shop,
    fill,
    press: "Conferir a mudança",
    keptInputs,
    message: /Não foi possivel verificar seu endereço|Não foi possível salvar agora/,
    done: summary,
  },
  "/user/endereco/alter": {
    shop,
    async fill(screen) {
      await fill(screen);
      await press(screen, "Conferir a mudança");
      await summary(screen);
    },
    press: "Confirmar e salvar",
    message: /Não foi possivel atualizar seu endereço|Não foi possível salvar agora/,
    async done(screen) {
      await screen.findByText("Seu endereço foi atualizado com sucesso!");
      await waitFor(() => expect(screen.getByText("Manaus – AM")).toBeInTheDocument());
    },
    // The page reads again, and shows that the address is saved.
    afterLostReply: { message: undefined },
  },
});
