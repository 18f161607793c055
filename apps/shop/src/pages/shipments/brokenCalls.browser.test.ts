import { tryBrokenCalls } from "../../faults/tryBrokenCalls.ts";

const done = (screen: { findByRole: (role: string, options: object) => Promise<unknown> }) =>
  screen.findByRole("heading", { level: 3, name: "Bob" });

tryBrokenCalls("shipments", {
  "/client/shipments-flow": {
    shop: { path: "/area-cliente", scenario: "assinante" },
    again: "Tentar de novo",
    said: /Não deu para carregar suas caixas/,
    done,
  },
  "/client/shipments-flow/{subscription}": {
    shop: { path: "/area-cliente?assinatura=ATIVA00001", scenario: "assinante" },
    again: "Tentar de novo",
    said: /Não deu para carregar suas caixas/,
    done,
  },
});
