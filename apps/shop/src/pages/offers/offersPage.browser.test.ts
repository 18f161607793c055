import { tryBrokenCalls } from "../../faults/tryBrokenCalls.ts";

// Beside the carousel of the area, which is silent: here the offers are what was asked for.
tryBrokenCalls("offers", {
  "/client/offers": {
    shop: { path: "/revista", scenario: "assinante" },
    again: "Tentar de novo",
    done: (screen) => screen.findByRole("link", { name: "Comprar Bolinha que pula" }),
  },
});
