import { testFailingCalls } from "../../testing/testFailingCalls.ts";

testFailingCalls("nps", {
  "/nps/score/{hash}/avalie": {
    shop: { path: "/nps/score/f09901a778aaeec06bc2d121215f0476", scenario: "vizinhanca" },
    async fill(screen) {
      (await screen.findByRole("radio", { name: "8" })).click();
      (await screen.findByRole("radio", { name: "Tive problemas com atraso" })).click();
    },
    press: "Enviar resposta",
    done: (screen) => screen.findByRole("heading", { level: 1, name: "Obrigado!" }),
  },
});
