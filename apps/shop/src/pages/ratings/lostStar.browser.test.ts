import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { expect, it } from "vitest";
import { mountElement } from "../../testing/mountElement.ts";

it("a star whose request failed is asked for again on the next visit, and the rating goes on from there", async () => {
  const shop = await createShopStory({
    path: "/avalie/02bbe5db05878006b574b69d008f5b71",
    scenario: "caixas-incomuns",
    faults: [{ path: "/rating/{value}/{flag}", kind: "offline", times: 1 }],
    straight: true,
  });
  const screen = within(mountElement(shop.element));
  const stars = (question: string) => screen.findByRole("radiogroup", { name: question });
  const give = async (question: string) =>
    within(await stars(question))
      .getByRole("radio", { name: /^4 de 5/ })
      .click();
  const ratings = () => shop.store.shipments.get("BARTO00001-1")?.ratings;
  const visit = async (link: string | RegExp) => (await screen.findByRole("link", { name: link })).click();

  await give("O BOX como um todo");
  await waitFor(() => expect(shop.backend.faults()).toEqual([]));
  await give("Xampu de camomila");
  await waitFor(() => expect(ratings()?.items).toEqual({ xampu: 4 }));
  await visit("Assinaturas");
  await visit("Ver os BOX recebidos");
  await visit(/^Terminar a avaliação .Envio de dezembro/);

  expect(within(await stars("Xampu de camomila")).getByRole("radio", { checked: true })).toHaveAccessibleName(
    /^4 de 5/,
  );
  await waitFor(async () =>
    expect(within(await stars("O BOX como um todo")).queryByRole("radio", { checked: true })).toBeNull(),
  );
  await give("O BOX como um todo");
  await waitFor(() => expect(ratings()?.box).toBe(4));
  screen.getByRole("button", { name: "Continuar" }).click();
  await give("Atendimento");
  await give("Entrega");
  screen.getByRole("button", { name: "Enviar avaliação" }).click();
  await screen.findByText("Obrigado!");
});
