import { userEvent } from "storybook/test";
import { press } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";
import { drawnPhoto } from "./drawnPhoto.ts";

testFailingCalls("pets", {
  "/upload/image/{code}": {
    shop: { path: "/dados-cliente", scenario: "assinante" },
    fill: async (screen) => {
      await press(screen, "Trocar a foto do Bob");
      const field = await screen.findByLabelText("Nova foto", {}, { timeout: 20_000 });
      await userEvent.upload(field, await drawnPhoto());
      await screen.findByText("É esta a nova foto do Bob?");
    },
    press: "Sim, usar esta foto",
    message: /Não foi possivel salvar sua imagem\.|Não foi possível salvar agora\./,
    done: (screen) => screen.findByText("A imagem do seu pet foi alterada com sucesso!"),
  },
});
