import { expect, waitFor } from "storybook/test";
import { tryBrokenCalls } from "../../faults/tryBrokenCalls.ts";

tryBrokenCalls("offers", {
  "/client/offers": {
    shop: { path: "/area-cliente", scenario: "assinante" },
    // Silently (SUB-340).
    said: undefined,
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
