import { expect, waitFor, within } from "storybook/test";
import { address, write } from "../../testing/fillForms.ts";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

async function fillUserData(screen: Screen): Promise<void> {
  // Its code loads after the page's.
  await screen.findByRole("dialog", {}, { timeout: 20_000 });
  await write(screen, "Nome completo", "Jandira Alves");
  await write(screen, "CPF", "529.982.247-25");
  await write(screen, "Data de nascimento", "07/04/1990");
  await write(screen, "Telefone com DDD", "(11) 91234-5678");
  // The carousel below has a button with the same name.
  await press(within(await screen.findByRole("form", { name: "Seus dados" })), "Próximo");
  await address(screen, { cep: "01310-100", city: "São Paulo" });
  await write(screen, "Número", "1578");
}

testFailingCalls("account", {
  "/customer": {
    shop: { path: "/area-cliente", scenario: "sem-cadastro" },
    fill: fillUserData,
    press: "Salvar",
    keptInputs: { "Nome completo": "Jandira Alves", CEP: "01310-100", Número: "1578" },
    message: /Um erro ocorreu, tente novamente mais tarde\./,
    done: (screen) => screen.findByText("Dados atualizados com sucesso!"),
  },
  "/alterInsta/{instagram}": {
    shop: { path: "/dados-cliente", scenario: "assinante" },
    fill: async (screen) => {
      await press(screen, "Alterar Instagram");
      await screen.findByRole("dialog", {}, { timeout: 20_000 });
      await write(screen, "Perfil no Instagram", "bob.e.mika");
    },
    press: "Salvar",
    keptInputs: { "Perfil no Instagram": "bob.e.mika" },
    message: /Um erro ocorreu!/,
    done: (screen) => screen.findByText("Instagram alterado com sucesso!"),
  },
  "/client/alterPassword": {
    shop: { path: "/dados-cliente", scenario: "assinante" },
    fill: async (screen) => {
      await press(screen, "Alterar senha");
      await screen.findByRole("dialog", {}, { timeout: 20_000 });
      await write(screen, "Senha atual", "bob-adora-petbox");
      await write(screen, "Nova senha", "mika-adora-petbox");
      await write(screen, "Repita a nova senha", "mika-adora-petbox");
    },
    press: "Salvar senha",
    keptInputs: { "Nova senha": "mika-adora-petbox" },
    message: /Um erro ocorreu!|Não foi possível salvar agora/,
    done: (screen) => screen.findByText("Senha alterada com sucesso!"),
    afterLostReply: {
      message: /a senha nova pode já estar valendo/,
      done: (screen) => screen.findByText("A senha atual não confere."),
    },
  },
  "/assinatura/needs-retry/": {
    shop: { path: "/area-cliente", scenario: "tres-pets" },
    // The failure is silent (SUB-343): the tracker shows overdue payments.
    message: undefined,
    done: async (screen) => {
      await screen.findByRole("link", { name: "Minhas assinaturas" });
      await waitFor(() => expect(screen.queryByText(/sem internet|Um erro ocorreu/)).toBeNull());
    },
  },
});
