import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const done = (screen: { findByRole: (role: string, options: object) => Promise<unknown> }) =>
  screen.findByRole("heading", { level: 3, name: "Bob" });

testFailingCalls("shipments", {
  "/client/shipments-flow": {
    shop: { path: "/area-cliente", scenario: "assinante" },
    retry: "Tentar de novo",
    message: /Não deu para carregar suas caixas/,
    done,
  },
  "/client/shipments-flow/{subscription}": {
    shop: { path: "/area-cliente?assinatura=ATIVA00001", scenario: "assinante" },
    retry: "Tentar de novo",
    message: /Não deu para carregar suas caixas/,
    done,
  },
});
