import { userEvent } from "storybook/test";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";
import { drawnPhoto } from "../pets/drawnPhoto.ts";

const shop = { path: "/bem-vindo", scenario: "boas-vindas" } as const;
const patient = { timeout: 20_000 };

async function toPhoto(screen: Screen): Promise<void> {
  for (const step of ["Passo 1 de 3", "Passo 2 de 3"]) {
    await screen.findByText(step, {}, patient);
    await press(screen, "Próximo");
  }
  await screen.findByText("Passo 3 de 3", {}, patient);
}

const slides = (screen: Screen) => screen.findByRole("progressbar", { name: /^Slide \d de 5$/ }, patient);

// Failures are silent, except for a refused photo (MAN-276, MAN-392).
testFailingCalls("welcome", {
  "/save/pet-data": { shop, fill: toPhoto, press: "Próximo", isSilent: true, done: slides },
  "/save/pet-image": {
    shop,
    async fill(screen) {
      await toPhoto(screen);
      await userEvent.upload(await screen.findByLabelText("Foto do Bob"), await drawnPhoto());
    },
    press: "Usar esta foto e continuar",
    retry: /^(Próximo|Usar esta foto e continuar)$/,
    isSilent: true,
    done: slides,
  },
});
