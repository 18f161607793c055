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
  novo: scenario("Visita nova", { world: () => ({ customers: [account] }) }),
  classico: scenario("Visita nova, na ordem antiga das perguntas", { newcomer: { flow: "classic" } }),
  "lead-conhecido": scenario("Já deixou contato antes, sem senha", { world: known }),
  "no-contato": scenario("Cachorro, até o contato", { newcomer: visitorAt("contact"), world: known }),
  "na-trilha": scenario("Cachorro, até a trilha", { newcomer: visitorAt("track"), world: known }),
  "no-plano": scenario("Cachorro, até o plano", { newcomer: visitorAt("plan"), world: known }),
  "no-checkout": scenario("Cachorro, até o checkout", { newcomer: visitorAt("checkout"), world: known }),
  "no-pagamento": scenario("Cachorro, até o pagamento", { newcomer: visitorAt("payment"), world: knownAndRegistered }),
  "pagamento-aprovado": scenario("Pagamento aprovado em segundos", {
    newcomer: visitorAt("waiting"),
    world: (now) => ({
      customers: [registered],
      subscriptions: [paymentUnderWay(now, { result: "PAID", after: 3_000 })],
    }),
  }),
  "pagamento-recusado": scenario("Pagamento recusado pelo banco", {
    newcomer: visitorAt("waiting"),
    world: (now) => ({
      customers: [registered],
      subscriptions: [paymentUnderWay(now, { result: "NOT_PAID", after: 3_000 })],
    }),
  }),
  "banco-calado": scenario("O banco nunca responde", {
    newcomer: visitorAt("waiting"),
    world: (now) => ({ customers: [registered], subscriptions: [paymentUnderWay(now)] }),
  }),
  "conta-aberta": scenario("Conta aberta, sem assinatura", { newcomer: loggedIn, world: known }),
  assinante: scenario("Conta aberta, com uma assinatura", {
    newcomer: loggedIn,
    world: (now) => {
      const bob = activeSubscription(now);
      return lived({ customers: [lead, account], subscriptions: [bob] }, bob.createdAt, now);
    },
  }),
  "assinante-de-um-ano": scenario("Conta aberta, há catorze meses assinante, e com outra caixa em atraso", {
    newcomer: loggedIn,
    world: (now) => {
      const bob = activeSubscription(now, 14 * 30);
      const mika = refusedSubscription(now, 45);
      return lived({ customers: [lead, account], subscriptions: [bob, mika] }, bob.createdAt, now);
    },
  }),
  "senha-esquecida": scenario("Link de senha nova: /password/reset/link-de-teste", {
    world: (now) => ({ ...known(), passwordLinks: [passwordLinkOf(account, now)] }),
  }),
  "cep-fora-do-ar": scenario("Consulta de CEP fora do ar", {
    newcomer: visitorAt("checkout"),
    world: known,
    faults: [{ path: "/shipping/cep", kind: "500" }],
  }),
  "servidor-fora-do-ar": scenario("Servidor fora do ar", { faults: [{ path: "*", kind: "500" }] }),
  "sem-internet": scenario("Sem internet", { faults: [{ path: "*", kind: "offline" }] }),
  "sessao-expirada": scenario("Sessão expirada uma vez", { faults: [{ path: "*", kind: "419", times: 1 }] }),
  lento: scenario("Servidor lento", { latency: 3_000 }),
} as const satisfies Record<string, ReturnType<typeof scenario>>;

export type ScenarioName = keyof typeof scenarios;

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
