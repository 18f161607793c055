import { createShopStory } from "@petbox/storybook/shopStory";
import { waitFor, within } from "storybook/test";
import { expect, it } from "vitest";
import { write } from "../../testing/fillForms.ts";
import { mountElement } from "../../testing/mountElement.ts";

it("FUN-013 asks every question of the classic flow in order, each at its own URL", {
  timeout: 90_000,
}, async () => {
  const shop = await createShopStory({ path: "/pet/especie/", visitor: { flow: "classic" }, straight: true });
  const place = mountElement(shop.element);
  const screen = within(place);
  const press = async (name: string | RegExp) => (await screen.findByRole("button", { name })).click();
  const at = (address: string) => waitFor(() => expect(shop.address()).toBe(address));

  await press("Cachorro");
  await at("/pet/porte/?pet=cachorro");
  await press(/Médio/);
  await at("/pet/raca/?pet=cachorro");
  await write(screen, "Raça", "Beagle");
  await press("Continuar");
  await at("/pet/restricao/?pet=cachorro");
  (await screen.findByRole("radio", { name: "Proteína Animal" })).click();
  await press("Continuar");
  await at("/pessoal/contato/?pet=cachorro");
  await write(screen, "E-mail", "bia.rocha@gmail.com");
  await write(screen, "Telefone com DDD", "(11) 98765-4321");
  await press("Continuar");
  await at("/pessoal/trilha-experiencia/?pet=cachorro");
  await press("Quero esta trilha Essencial");
  await at("/assinatura/plano/?pet=cachorro");
  await press(/Quero este plano .*Anual/);
  await at("/assinatura/item-extra");
  await press(/^Adicionar .*Petisco/);
  await at("/assinatura/checkout");

  expect(shop.store.visitors.get("visita")?.answers).toMatchObject({
    species: "dog",
    size: "medio",
    breed: { kind: "pure", name: "Beagle" },
    restriction: "sem_proteina",
    contact: { email: "bia.rocha@gmail.com", areaCode: "11", phoneNumber: "987654321" },
    track: "essencial",
    plan: "SP_anual",
    extraItem: "petisco",
  });
});
