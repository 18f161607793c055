import { press } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("boxes", {
  "/box-recebidos/{tid}": {
    shop: { path: "/box-recebidos", scenario: "entrega-sem-confirmar" },
    isSilent: true,
    async fill(screen) {
      await screen.findByRole("button", { name: "Confirmar entrega (Envio de fevereiro de 2026 do Feijão)" });
      await press(screen, "Confirmar entrega (Envio de fevereiro de 2026 do Feijão)");
    },
    press: "Sim",
    done: (screen) => screen.findByText("Recebimento confirmado: Envio de fevereiro de 2026"),
    // The page reads its boxes again, and has nothing left to confirm.
    afterLostReply: { isSilent: false, message: undefined },
  },
});
