import { bob, cards, mia, newEmail, type Pet } from "../journey.ts";
import type { Visitor } from "./visitor.ts";
import { test } from "./webkit.ts";

async function leaveContact(visitor: Visitor): Promise<void> {
  await visitor.see("heading", "Como a gente fala com você?");
  await visitor.type("E-mail", newEmail());
  await visitor.type("Telefone com DDD", "11912345678");
  await visitor.press("button", "Continuar");
}

async function register(visitor: Visitor): Promise<void> {
  await visitor.arrive(/\/assinatura\/checkout$/);
  await visitor.type("Nome completo", "Ana Maria Souza");
  await visitor.type("CPF", "52998224725");
  await visitor.type("Data de nascimento", "07041990");
  await visitor.type("CEP", "01310100");
  await visitor.seeValue("Rua ou avenida", "Avenida Paulista");
  await visitor.type("Número (opcional)", "1578");
  await visitor.press("button", /pagamento/i);
}

async function pay(visitor: Visitor, card: string): Promise<void> {
  await visitor.see("heading", /^Pagamento da assinatura/);
  await visitor.type("Nome impresso no cartão", "ANA M SOUZA");
  await visitor.type("Número do cartão", card);
  await visitor.choose("Mês de validade", "12");
  await visitor.choose("Ano de validade", "31");
  await visitor.type("Código de segurança", "123");
  await visitor.type("CPF do titular", "52998224725");
  await visitor.press("checkbox", /^Li e aceito os/);
  await visitor.press("button", "Pagar e assinar");
}

/** Runs the funnel from the first question to the submitted card. */
async function subscribe(visitor: Visitor, origin: string, pet: Pet, card: string): Promise<void> {
  await visitor.open(`${origin}/assine`);
  await visitor.arrive(/\/pet\/especie\/$/);
  await visitor.press("button", new RegExp(`^${pet.species}`));
  await visitor.type("Nome do pet", pet.name);
  await visitor.pressText(pet.sex);
  await visitor.press("button", "Continuar");
  if (pet.species === "Cachorro") await visitor.pressEnter("button", /^Médio/);
  await visitor.see("heading", /^Qual é a raça/);
  await visitor.type("Raça", pet.breed.slice(0, 4).toLowerCase());
  await visitor.press("option", pet.breed);
  await visitor.press("button", "Continuar");
  await visitor.see("heading", /^Quando/);
  await visitor.type("Data de nascimento", "07042023");
  await visitor.press("button", "Continuar");
  await leaveContact(visitor);
  await visitor.pressEnter("button", "Quero esta trilha Essencial");
  await visitor.see("heading", /^Escolha o plano/);
  await visitor.pressEnter("button", /^Quero este plano .*Anual/);
  await visitor.see("heading", /^Um mimo a mais/);
  await visitor.pressEnter("button", /^Adicionar/);
  await register(visitor);
  await pay(visitor, card);
}

test("a dog is subscribed, and the payment is confirmed", async ({ visitor, openScenario }) => {
  await subscribe(visitor, await openScenario(), bob, cards.approved);
  await visitor.see("heading", "Pagamento aprovado!");
  await visitor.press("link", "Continuar");
  await visitor.see("heading", "Boas-vindas, Bob!");
});

test("a cat's payment is refused by the bank, and another card pays", async ({ visitor, openScenario }) => {
  await subscribe(visitor, await openScenario(), mia, cards.refusedByBank);
  await visitor.see("heading", "Falha no pagamento!");
  await visitor.press("link", "Usar outro cartão");
  await pay(visitor, cards.approved);
  await visitor.see("heading", "Pagamento aprovado!");
});

test("a visitor buys pads", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario()}/compra-programada/tapetes-higienicos`);
  await visitor.press("checkbox", /^Tapete branco/);
  await visitor.press("button", "Aumentar: Tapete branco");
  await visitor.read("2 pacotes × R$62,90 = R$125,80");
  await visitor.press("button", "Continuar");
  await leaveContact(visitor);
  await register(visitor);
  await pay(visitor, cards.approved);
  await visitor.see("heading", "Pagamento aprovado!");
});

test("a visitor buys wet food", async ({ visitor, openScenario }) => {
  await visitor.open(`${await openScenario()}/compra-programada/alimentos-umidos`);
  await visitor.press("checkbox", /^Peixe e arroz/);
  await visitor.press("button", "Continuar");
  await leaveContact(visitor);
  await register(visitor);
  await pay(visitor, cards.approved);
  await visitor.see("heading", "Pagamento aprovado!");
});
