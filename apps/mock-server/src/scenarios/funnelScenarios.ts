import type { World } from "../backend/store.ts";
import {
  account,
  knownCustomers,
  passwordLinkOf,
  paymentUnderWay,
  registeredCustomers,
  registeredLead,
  registrationInManaus,
} from "./people.ts";
import { scenario } from "./scenario.ts";
import { visitorAt } from "./visitorAt.ts";

/** Ana's payment of a minute ago, approved by the bank. */
const justPaid = (now: number): World => ({
  customers: [registeredLead],
  subscriptions: [
    {
      ...paymentUnderWay(now - 60_000, { result: "PAID", after: 3_000 }),
      announced: true,
      pet: { name: "Bob", sex: "male", species: "dog", size: "medio" },
      state: "SP",
    },
  ],
});

/** The way to the first box, up to its payment. */
export const funnelScenarios = {
  novo: scenario("Visita nova", "Ninguém respondeu nada ainda; no mundo só há a conta de Carla Lima.", {
    world: () => ({ customers: [account] }),
  }),
  classico: scenario(
    "Visita nova, na ordem antiga das perguntas",
    "As perguntas vêm na ordem clássica, e o mundo está vazio.",
    { newcomer: { flow: "classic" } },
  ),
  "lead-conhecido": scenario(
    "Já deixou contato antes, sem senha",
    "O contato reconhece o e-mail de Ana Souza e não pede o telefone de novo.",
    { world: knownCustomers },
  ),
  "no-contato": scenario("Cachorro, até o contato", "Bob, um Beagle, já está respondido; falta o contato.", {
    newcomer: visitorAt("contact"),
    world: knownCustomers,
  }),
  "na-trilha": scenario("Cachorro, até a trilha", "Bob e o contato de Ana já estão respondidos; falta a trilha.", {
    newcomer: visitorAt("track"),
    world: knownCustomers,
  }),
  "no-plano": scenario("Cachorro, até o plano", "A trilha Essencial está escolhida; falta o plano.", {
    newcomer: visitorAt("plan"),
    world: knownCustomers,
  }),
  "no-checkout": scenario("Cachorro, até o checkout", "O plano anual está escolhido; falta o cadastro de Ana.", {
    newcomer: visitorAt("checkout"),
    world: knownCustomers,
  }),
  "no-pagamento": scenario("Cachorro, até o pagamento", "O cadastro de Ana está salvo; falta o cartão.", {
    newcomer: visitorAt("payment"),
    world: registeredCustomers,
  }),
  "no-pagamento-com-frete": scenario(
    "Cachorro, até o pagamento, com frete",
    "O cadastro de Ana está salvo, com endereço em Manaus: cada caixa paga frete; falta o cartão.",
    {
      newcomer: { ...visitorAt("payment"), registration: registrationInManaus },
      world: () => ({ customers: [{ ...registeredLead, ...registrationInManaus }, account] }),
    },
  ),
  "pagamento-aprovado": scenario(
    "Pagamento aprovado em segundos",
    "Ana acabou de pagar, e o banco aprova três segundos depois do começo deste mundo.",
    {
      newcomer: visitorAt("waiting"),
      world: (now) => ({
        customers: [registeredLead],
        subscriptions: [paymentUnderWay(now, { result: "PAID", after: 3_000 })],
      }),
    },
  ),
  "pagamento-recusado": scenario(
    "Pagamento recusado pelo banco",
    "Ana acabou de pagar, e o banco recusa três segundos depois do começo deste mundo.",
    {
      newcomer: visitorAt("waiting"),
      world: (now) => ({
        customers: [registeredLead],
        subscriptions: [paymentUnderWay(now, { result: "NOT_PAID", after: 3_000 })],
      }),
    },
  ),
  "banco-calado": scenario("O banco nunca responde", "Ana acabou de pagar e espera, até alguém decidir neste painel.", {
    newcomer: visitorAt("waiting"),
    world: (now) => ({ customers: [registeredLead], subscriptions: [paymentUnderWay(now)] }),
  }),
  "boas-vindas": scenario(
    "Pagamento aprovado há um minuto",
    "Ana pagou a primeira caixa do Bob, o banco já aprovou, e ninguém perguntou nada ainda em /bem-vindo.",
    { newcomer: visitorAt("waiting"), world: justPaid },
  ),
  "boas-vindas-completas": scenario(
    "Boas-vindas com o questionário antigo",
    "Ana pagou a primeira caixa do Bob, e em /bem-vindo todas as respostas são obrigatórias.",
    { newcomer: { ...visitorAt("waiting"), questionnaire: "required" }, world: justPaid },
  ),
  "senha-esquecida": scenario(
    "Link de senha nova: /password/reset/link-de-teste",
    "Carla Lima esqueceu a senha, e o link que recebeu vale por uma hora.",
    {
      world: (now) => ({ ...knownCustomers(), passwordLinks: [passwordLinkOf(account, now)] }),
    },
  ),
} as const;
