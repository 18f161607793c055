import { testFailingCalls } from "../../testing/testFailingCalls.ts";

// Unlike the carousel of the area, this page shows the failure: the offers are its content.
testFailingCalls("offers", {
  "/client/offers": {
    shop: { path: "/revista", scenario: "assinante" },
    retry: "Tentar de novo",
    done: (screen) => screen.findByRole("link", { name: "Comprar Bolinha que pula" }),
  },
});
