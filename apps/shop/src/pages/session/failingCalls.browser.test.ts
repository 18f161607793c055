import { expect, waitFor } from "storybook/test";
import { write } from "../../testing/fillForms.ts";
import { heading } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("session", {
  "/login": {
    shop: { path: "/login" },
    async fill(screen) {
      await write(screen, "E-mail", "carla.lima@gmail.com");
      await write(screen, "Senha", "bob-adora-petbox");
    },
    press: "Entrar",
    keptInputs: { "E-mail": "carla.lima@gmail.com", Senha: "bob-adora-petbox" },
    done: (screen) => waitFor(() => expect(screen.queryByLabelText("Senha")).toBeNull()),
  },
  "/password/email": {
    shop: { path: "/password/reset" },
    fill: (screen) => write(screen, "E-mail", "carla.lima@gmail.com"),
    press: "Enviar link",
    keptInputs: { "E-mail": "carla.lima@gmail.com" },
    done: heading("Confira o seu e-mail"),
  },
  "/password/reset": {
    shop: { path: "/password/reset/link-de-teste", scenario: "senha-esquecida" },
    async fill(screen) {
      await write(screen, "Nova senha", "bob-e-mia-2026");
      await write(screen, "Repita a nova senha", "bob-e-mia-2026");
    },
    press: "Salvar senha",
    keptInputs: { "Nova senha": "bob-e-mia-2026", "Repita a nova senha": "bob-e-mia-2026" },
    done: heading("Que bom que você voltou :)"),
    afterLostReply: { done: heading("Este link não vale mais") },
  },
});
