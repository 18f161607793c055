import preview from "@petbox/storybook/preview";
import { expect, waitFor, type within } from "storybook/test";
import { isSaidAt, refusing } from "../../testing/refusedField.ts";

const meta = preview.meta({
  title: "Telas/Funil/Campos que o servidor recusa",
});

const notThisName = "Escolha outro nome.";

export const Name = meta.story({
  name: "O nome do pet",
  parameters: {
    shop: { path: "/pet/nome/", at: "name", faults: refusing("/save/genero", "pet_name", notThisName) },
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.type(name, "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, name, notThisName);
    await userEvent.type(name, "s");
    await waitFor(() => expect(canvas.queryByText(notThisName)).toBeNull());
  },
});

export const UnknownField = meta.story({
  name: "Um campo que a tela não tem: acima do botão",
  parameters: {
    shop: { path: "/pet/nome/", at: "name", faults: refusing("/save/genero", "campanha", "A campanha acabou.") },
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Nome do pet" });
    await userEvent.type(name, "Mika");
    await userEvent.click(canvas.getByRole("radio", { name: "Fêmea" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await expect(await canvas.findByText("A campanha acabou.", { selector: "[data-tone=danger] *" })).toBeVisible();
    await expect(name).not.toHaveAttribute("aria-invalid", "true");
  },
});

const notThisBreed = "Não conhecemos esta raça.";

export const Breed = meta.story({
  name: "A raça",
  parameters: { shop: { path: "/pet/raca/", at: "breed", faults: refusing("/save/breed", "pet_breed", notThisBreed) } },
  play: async ({ canvas, userEvent }) => {
    const breed = await canvas.findByRole("combobox", { name: "Raça" });
    await userEvent.type(breed, "Marciano");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, breed, notThisBreed);
  },
});

export const MixedBreed = meta.story({
  name: "A raça de um pet sem raça definida",
  parameters: { shop: { path: "/pet/raca/", at: "breed", faults: refusing("/save/breed", "pet_breed", notThisBreed) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /SRD/ }));
    const main = canvas.getByRole("combobox", { name: /Raça principal/ });
    await userEvent.type(main, "Marciano");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, main, notThisBreed);
  },
});

const notThisDay = "Nessa data não havia pets.";

export const BirthDate = meta.story({
  name: "O nascimento do pet",
  parameters: {
    shop: { path: "/pet/nascimento/", at: "birthDate", faults: refusing("/save/birthdate", "pet_birth", notThisDay) },
  },
  play: async ({ canvas, userEvent }) => {
    const date = await canvas.findByLabelText("Data de nascimento");
    await userEvent.type(date, "07/04/2023");
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, date, notThisDay);
  },
});

async function leaveContact(
  canvas: ReturnType<typeof within>,
  userEvent: { type(element: HTMLElement, text: string): Promise<void> },
) {
  const email = await canvas.findByLabelText("E-mail");
  const phone = canvas.getByLabelText("Telefone com DDD");
  await userEvent.type(email, "bia.rocha@gmail.com");
  await userEvent.type(phone, "11912345678");
  await waitFor(() => expect(phone).toHaveValue("(11) 91234-5678"));
  return { email, phone };
}

const contact = { path: "/pessoal/contato/", at: "contact" } as const;
const notThisEmail = "Este e-mail não recebe mensagens.";
const notThisPhone = "Este número não existe.";

export const ContactEmail = meta.story({
  name: "O e-mail do contato",
  parameters: { shop: { ...contact, faults: refusing("/save/new-user", "email", notThisEmail) } },
  play: async ({ canvas, userEvent }) => {
    const { email } = await leaveContact(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, email, notThisEmail);
    // Not an e-mail, so that no check of it removes the message.
    await userEvent.clear(email);
    await waitFor(() => expect(canvas.queryByText(notThisEmail)).toBeNull());
  },
});

export const ContactPhone = meta.story({
  name: "O telefone do contato: o e-mail fica marcado, sem texto que o culpe",
  parameters: {
    spec: ["FUN-167"],
    shop: { ...contact, faults: refusing("/save/new-user", "phone_number", notThisPhone) },
  },
  play: async ({ canvas, userEvent }) => {
    const { email, phone } = await leaveContact(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Continuar" }));
    await isSaidAt(canvas, phone, notThisPhone);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.queryByText(/email valido/)).toBeNull();
    await userEvent.type(phone, "{Backspace}");
    await waitFor(() => expect(canvas.queryByText(notThisPhone)).toBeNull());
  },
});
