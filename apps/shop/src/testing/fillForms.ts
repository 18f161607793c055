import { expect, waitFor } from "storybook/test";
import { press, type Screen } from "./testFailingCall.ts";

/** Sets the text of a field in one input event. */
export async function write(screen: Screen, label: string, text: string): Promise<void> {
  const field: HTMLInputElement = await screen.findByLabelText(label);
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** The place of a CEP. Towns with a single CEP have neither street nor neighbourhood. */
export interface FilledAddress {
  readonly cep: string;
  readonly city: string;
  readonly isWholeTown?: true;
}

export const paulista: FilledAddress = { cep: "01310-100", city: "São Paulo" };
export const manaus: FilledAddress = { cep: "69036-360", city: "Manaus" };
export const cairu: FilledAddress = { cep: "45420-000", city: "Cairu", isWholeTown: true };

/** Fills in the delivery address, after the CEP lookup. */
export async function address(screen: Screen, { cep, city, isWholeTown }: FilledAddress): Promise<void> {
  await write(screen, "CEP", cep);
  await waitFor(() => expect(screen.getByLabelText("Cidade")).toHaveValue(city));
  if (isWholeTown) {
    await write(screen, "Rua ou avenida", "Rua da Praia");
    await write(screen, "Bairro", "Centro");
  }
}

/** Fills in Ana's registration with this address. */
export async function registration(screen: Screen, home = paulista): Promise<void> {
  await write(screen, "Nome completo", "Ana Maria Souza");
  await write(screen, "CPF", "529.982.247-25");
  await write(screen, "Data de nascimento", "07/04/1990");
  await address(screen, home);
  await write(screen, "Número (opcional)", "1578");
}

export const registered = { "Nome completo": "Ana Maria Souza", CPF: "529.982.247-25", "Número (opcional)": "1578" };

/** Fills in a card that pays, without the other fields of a purchase. */
export async function cardAlone(screen: Screen): Promise<void> {
  await write(screen, "Nome impresso no cartão", "ANA M SOUZA");
  await write(screen, "Número do cartão", "4111 1111 1111 1111");
  for (const [label, value] of [
    ["Ano de validade", "31"],
    ["Mês de validade", "12"],
  ] as const) {
    const field: HTMLSelectElement = await screen.findByLabelText(label);
    field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await write(screen, "Código de segurança", "123");
}

/** The card fields that keep their text after a failure. */
export const keptCard = { "Nome impresso no cartão": "ANA M SOUZA", "Número do cartão": "4111 1111 1111 1111" };

/** Fills in the card with all fields of a purchase. */
export async function fillCard(screen: Screen): Promise<void> {
  await cardAlone(screen);
  await write(screen, "CPF do titular", "529.982.247-25");
  const terms: HTMLInputElement = await screen.findByRole("checkbox", { name: /Li e aceito/ });
  if (!terms.checked) terms.click();
}

/** Continues from the first question to the plan. The fields contain the earlier answers. */
export async function answersUpToThePlan(screen: Screen): Promise<void> {
  for (const [question, button] of [
    ["Quem vai receber a caixa?", /Cachorro/],
    ["Como o seu pet se chama?", "Continuar"],
    ["Qual é o porte do Bob?", /Médio/],
    ["Qual é a raça do Bob?", "Continuar"],
    ["Quando o Bob nasceu?", "Continuar"],
    ["Como a gente fala com você?", "Continuar"],
    ["Escolha a trilha do Bob", "Quero esta trilha Essencial"],
  ] as const) {
    await screen.findByRole("heading", { level: 1, name: question });
    await press(screen, button);
  }
}
