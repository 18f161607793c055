import type { StepName } from "@petbox/domain/funnel/steps";
import type { Species } from "@petbox/domain/pet/species";
import type { Visitor } from "../backend/session/collections.ts";
import { answeredBefore } from "./answered.ts";
import { lived } from "./lived.ts";
import {
  account,
  activeSubscription,
  lead,
  passwordLinkOf,
  paymentUnderWay,
  refusedSubscription,
  registered,
  registration,
} from "./people.ts";
import { scenario } from "./scenario.ts";

/** Somebody who has come as far as a step. From the contact step on they are a lead; from the checkout on, registered. */
export function visitorAt(step: StepName, species: Species = "dog"): Partial<Visitor> {
  const answers = answeredBefore(step, species);
  return {
    answers,
    ...(answers.contact ? { customerCode: lead.code } : {}),
    ...(answers.customerSaved ? { registration } : {}),
  };
}

const known = () => ({ customers: [lead, account] });
const knownAndRegistered = () => ({ customers: [registered, account] });

const loggedIn: Partial<Visitor> = {
  session: { customerCode: account.code, reach: "account" },
  customerCode: account.code,
};

/** Every scenario by its name. */
export const scenarios = {
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
    { world: known },
  ),
  "no-contato": scenario("Cachorro, até o contato", "Bob, um Beagle, já está respondido; falta o contato.", {
    newcomer: visitorAt("contact"),
    world: known,
  }),
  "na-trilha": scenario("Cachorro, até a trilha", "Bob e o contato de Ana já estão respondidos; falta a trilha.", {
    newcomer: visitorAt("track"),
    world: known,
  }),
  "no-plano": scenario("Cachorro, até o plano", "A trilha Essencial está escolhida; falta o plano.", {
    newcomer: visitorAt("plan"),
    world: known,
  }),
  "no-checkout": scenario("Cachorro, até o checkout", "O plano anual está escolhido; falta o cadastro de Ana.", {
    newcomer: visitorAt("checkout"),
    world: known,
  }),
  "no-pagamento": scenario("Cachorro, até o pagamento", "O cadastro de Ana está salvo; falta o cartão.", {
    newcomer: visitorAt("payment"),
    world: knownAndRegistered,
  }),
  "pagamento-aprovado": scenario(
    "Pagamento aprovado em segundos",
    "Ana acabou de pagar, e o banco aprova três segundos depois do começo deste mundo.",
    {
      newcomer: visitorAt("waiting"),
      world: (now) => ({
        customers: [registered],
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
        customers: [registered],
        subscriptions: [paymentUnderWay(now, { result: "NOT_PAID", after: 3_000 })],
      }),
    },
  ),
  "banco-calado": scenario("O banco nunca responde", "Ana acabou de pagar e espera, até alguém decidir neste painel.", {
    newcomer: visitorAt("waiting"),
    world: (now) => ({ customers: [registered], subscriptions: [paymentUnderWay(now)] }),
  }),
  "conta-aberta": scenario(
    "Conectado, sem assinatura",
    "Quem chega já entrou como Carla Lima, que ainda não assina nada.",
    { newcomer: loggedIn, world: known },
  ),
  assinante: scenario("Conectado, com uma assinatura", "Quem chega já entrou como Carla Lima, assinante há um mês.", {
    newcomer: loggedIn,
    world: (now) => {
      const bob = activeSubscription(now);
      return lived({ customers: [lead, account], subscriptions: [bob] }, bob.createdAt, now);
    },
  }),
  "assinante-de-um-ano": scenario(
    "Conectado, há catorze meses assinante, e com outra caixa em atraso",
    "Quem chega já entrou como Carla Lima, com a caixa de Bob renovada e a de Mika sem pagamento.",
    {
      newcomer: loggedIn,
      world: (now) => {
        const bob = activeSubscription(now, 14 * 30);
        const mika = refusedSubscription(now, 45);
        return lived({ customers: [lead, account], subscriptions: [bob, mika] }, bob.createdAt, now);
      },
    },
  ),
  "senha-esquecida": scenario(
    "Link de senha nova: /password/reset/link-de-teste",
    "Carla Lima esqueceu a senha, e o link que recebeu vale por uma hora.",
    {
      world: (now) => ({ ...known(), passwordLinks: [passwordLinkOf(account, now)] }),
    },
  ),
  "cep-fora-do-ar": scenario("Consulta de CEP fora do ar", "Bob chegou ao checkout, e nenhum CEP é encontrado.", {
    newcomer: visitorAt("checkout"),
    world: known,
    faults: [{ path: "/shipping/cep", kind: "500" }],
  }),
  "servidor-fora-do-ar": scenario("Servidor fora do ar", "Toda chamada recebe o erro 500.", {
    faults: [{ path: "*", kind: "500" }],
  }),
  "sem-internet": scenario("Sem internet", "Toda chamada falha antes de chegar ao servidor.", {
    faults: [{ path: "*", kind: "offline" }],
  }),
  "sessao-expirada": scenario(
    "Sessão expirada uma vez",
    "A primeira chamada encontra a sessão expirada; as seguintes passam.",
    { faults: [{ path: "*", kind: "419", times: 1 }] },
  ),
  lento: scenario("Servidor lento", "Cada resposta demora três segundos.", { latency: 3_000 }),
} as const satisfies Record<string, ReturnType<typeof scenario>>;

export type ScenarioName = keyof typeof scenarios;

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
