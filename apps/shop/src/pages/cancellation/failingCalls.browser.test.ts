import { expect, waitFor } from "storybook/test";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("cancellation", {
  "/plano/cancel/{code}": {
    shop: { path: "/plano/ATIVA00001", scenario: "assinante" },
    async fill(screen) {
      (await screen.findByRole("button", { name: "Cancelar assinatura" }, { timeout: 20_000 })).click();
      (await screen.findByRole("button", { name: "Quero solicitar cancelamento" }, { timeout: 20_000 })).click();
      (await screen.findByRole("radio", { name: "Me mudei" })).click();
    },
    press: "Enviar pedido de cancelamento",
    message: /Oh, um erro( interno)? ocorreu!|Não foi possível salvar agora/,
    done: (screen) => screen.findByText("Cancelamento em análise"),
    // The server's event announces the request.
    afterLostReply: {
      message: undefined,
      // The pressed button is gone, so the title has the focus.
      done: (screen) =>
        waitFor(() => expect(screen.getByRole("heading", { name: "Cancelar a assinatura do Bob" })).toHaveFocus()),
    },
  },
});
