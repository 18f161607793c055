import { expect, waitFor } from "storybook/test";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("offers", {
  "/client/offers": {
    shop: { path: "/area-cliente", scenario: "assinante" },
    // The failure is silent (SUB-340).
    message: undefined,
    done: async (screen) => {
      await screen.findByRole("link", { name: "Minhas assinaturas" });
      await screen.findByRole("link", { name: /^Você é/ });
      await waitFor(() => {
        expect(screen.queryByRole("img", { name: "Carregando ofertas" })).toBeNull();
        expect(screen.queryByText("Ofertas para assinantes")).toBeNull();
      });
      expect(screen.queryByText(/Não deu para|sem internet|Um erro ocorreu/)).toBeNull();
    },
  },
});
