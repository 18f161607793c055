import { within } from "storybook/test";
import { press, type Screen } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

/** A box with one item. */
const shop = { path: "/avalie/02bbe5db05878006b574b69d008f5b71", scenario: "caixas-incomuns" } as const;

async function give(screen: Screen, question: string): Promise<void> {
  within(await screen.findByRole("radiogroup", { name: question }))
    .getByRole("radio", { name: /^4 de 5/ })
    .click();
}

/** Presses all stars, up to the last step's button. */
async function giveAll(screen: Screen): Promise<void> {
  await give(screen, "O BOX como um todo");
  await give(screen, "Xampu de camomila");
  await press(screen, "Continuar");
  await give(screen, "Atendimento");
  await give(screen, "Entrega");
}

const finished = {
  shop,
  isSilent: true,
  fill: giveAll,
  press: "Enviar avaliação",
  done: (screen: Screen) => screen.findByText("Obrigado!"),
};

testFailingCalls("ratings", {
  "/rating/{value}/{flag}": finished,
  "/rating/avaliacao": finished,
  "/avaliacao": "not made",
});
