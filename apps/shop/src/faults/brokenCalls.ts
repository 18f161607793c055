import * as checkoutCalls from "@petbox/api-client/checkout/contract";
import * as funnel from "@petbox/api-client/funnel/contract";
import * as session from "@petbox/api-client/session/contract";
import type { ShopParameters } from "@petbox/storybook/shopStory";
import { expect, waitFor } from "storybook/test";
import { answersUpToThePlan, card, manaus, registered, registration, write } from "./filledIn.ts";
import type { BrokenCall, FaultKind, Screen } from "./tryBrokenCall.ts";

const heading = (name: string | RegExp) => (screen: Screen) => screen.findByRole("heading", { level: 1, name });

const checkout: ShopParameters = { path: "/assinatura/checkout", scenario: "no-checkout" };
const payment: ShopParameters = { path: "/payment_b", scenario: "no-pagamento" };
const goOn = { press: "Continuar" };

/** Every call between the first question and the payment, by its path in the contract. */
export const brokenCalls: Readonly<Record<string, BrokenCall>> = {
  "/save/especie": {
    shop: { path: "/pet/especie/" },
    press: /Cachorro/,
    done: heading("Como o seu pet se chama?"),
  },
  "/save/genero": {
    shop: { path: "/pet/nome/", at: "name" },
    async fill(screen) {
      await write(screen, "Nome do pet", "Mika");
      (await screen.findByRole("radio", { name: "Fêmea" })).click();
    },
    ...goOn,
    kept: { "Nome do pet": "Mika" },
    done: heading("Qual é o porte da Mika?"),
  },
  "/save/size": {
    shop: { path: "/pet/porte/", at: "size" },
    press: /Médio/,
    done: heading("Qual é a raça do Bob?"),
  },
  "/racas.json": {
    shop: { path: "/pet/raca/", at: "breed" },
    again: "Carregar sugestões",
    // The breed can be written without them.
    said: /As sugestões de raças não carregaram/,
    done: (screen) => waitFor(() => expect(screen.queryByText(/não carregaram/)).toBeNull()),
  },
  "/save/breed": {
    shop: { path: "/pet/raca/", at: "breed" },
    fill: (screen) => write(screen, "Raça", "Beagle"),
    ...goOn,
    kept: { Raça: "Beagle" },
    done: heading(/^Quando o Bob nasceu\?$/),
  },
  "/save/birthdate": {
    shop: { path: "/pet/nascimento/", at: "birthDate" },
    fill: (screen) => write(screen, "Data de nascimento", "07/04/2023"),
    ...goOn,
    kept: { "Data de nascimento": "07/04/2023" },
    done: heading("Como a gente fala com você?"),
  },
  "/save/restricao": {
    shop: { path: "/pet/restricao/", at: "restriction", visitor: { flow: "classic" } },
    async fill(screen) {
      (await screen.findByRole("radio", { name: "Proteína Animal" })).click();
    },
    ...goOn,
    done: heading("Como a gente fala com você?"),
  },
  "/user/exists": {
    shop: { path: "/pessoal/contato/", at: "contact" },
    // The page asks by itself once the e-mail is there.
    fill: (screen) => write(screen, "E-mail", "bia.rocha@gmail.com"),
    again: "Continuar",
    kept: { "E-mail": "bia.rocha@gmail.com" },
    done: (screen) => screen.findByText("E-mail conferido"),
  },
  "/save/new-user": {
    shop: { path: "/pessoal/contato/", at: "contact" },
    async fill(screen) {
      await write(screen, "E-mail", "bia.rocha@gmail.com");
      await write(screen, "Telefone com DDD", "(11) 91234-5678");
    },
    ...goOn,
    kept: { "E-mail": "bia.rocha@gmail.com", "Telefone com DDD": "(11) 91234-5678" },
    done: heading("Escolha a trilha do Bob"),
  },
  "/trilhas": {
    shop: { path: "/pessoal/trilha-experiencia/", at: "track" },
    again: "Tentar de novo",
    done: (screen) => screen.findByRole("button", { name: "Quero esta trilha Essencial" }),
  },
  "/save/trilha": {
    shop: { path: "/pessoal/trilha-experiencia/", at: "track" },
    press: "Quero esta trilha Essencial",
    done: heading("Escolha o plano do Bob"),
  },
  "/plans": {
    shop: { path: "/assinatura/plano/", at: "plan" },
    again: "Tentar de novo",
    // The server knows no track of this session: the questions begin again (FUN-038).
    leads: { refused: { to: "/pet/especie/", back: answersUpToThePlan } },
    done: (screen) => screen.findByRole("button", { name: /Quero este plano .*Anual/ }),
  },
  "/save/plan": {
    shop: { path: "/assinatura/plano/", at: "plan" },
    press: /Quero este plano .*Anual/,
    done: heading(/Um mimo a mais/),
  },
  "/trilhas-extra/{trilha}": {
    shop: { path: "/assinatura/item-extra", at: "extraItem" },
    again: "Tentar de novo",
    done: (screen) => screen.findByRole("list", { name: "Itens extras" }),
  },
  "/save/item-extra": {
    shop: { path: "/assinatura/item-extra", at: "extraItem" },
    press: "Não, obrigado",
    done: heading(/^Para onde vai a caixa/),
  },
  "/checkout/customer/": {
    shop: checkout,
    said: undefined,
    done: (screen) => screen.findByLabelText("Nome completo"),
  },
  "/shipping/cep": {
    shop: checkout,
    fill: (screen) => write(screen, "CEP", "01310-100"),
    again: "Consultar o CEP de novo",
    kept: { CEP: "01310-100" },
    said: /A consulta do CEP não respondeu|Não encontramos este CEP/,
    done: (screen) => waitFor(() => expect(screen.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista")),
  },
  "/shipping/cep/estimate": {
    shop: checkout,
    // The box travels free to São Paulo, whatever the carrier says.
    fill: (screen) => registration(screen, manaus),
    press: "Ir para o pagamento",
    kept: registered,
    said: /Não deu para calcular o frete da primeira caixa/,
    done: heading(/^Pagamento da assinatura/),
  },
  "/save/frete/": {
    shop: checkout,
    fill: (screen) => registration(screen),
    press: "Ir para o pagamento",
    kept: registered,
    done: heading(/^Pagamento da assinatura/),
  },
  "/plan/session": {
    shop: checkout,
    again: "Tentar de novo",
    said: /O resumo não carregou/,
    done: (screen) =>
      waitFor(() => expect(screen.getByRole("region", { name: "Resumo da assinatura" })).toHaveTextContent("R$838,80")),
  },
  "/save/customer": {
    shop: checkout,
    fill: (screen) => registration(screen),
    press: "Ir para o pagamento",
    kept: registered,
    done: heading(/^Pagamento da assinatura/),
  },
  "/save/subscription": {
    shop: payment,
    fill: card,
    press: "Pagar e assinar",
    kept: { "Nome impresso no cartão": "ANA M SOUZA", "Número do cartão": "4111 1111 1111 1111" },
    done: heading("Estamos confirmando seu pagamento"),
  },
  "/payment/get-data": {
    shop: { path: "/aguardando", scenario: "pagamento-recusado" },
    behind: (shop) => shop.pass(3_000),
    again: "Retentar pagamento",
    said: /Falha no pagamento!/,
    done: (screen) => screen.findByRole("button", { name: "Pagar e assinar" }),
  },
  "/checkout/save-analitics": {
    shop: { path: "/aguardando", scenario: "pagamento-aprovado" },
    behind: (shop) => shop.pass(3_000),
    said: undefined,
    done: heading("Pagamento aprovado!"),
  },
  "/login": {
    shop: { path: "/login" },
    async fill(screen) {
      await write(screen, "E-mail", "carla.lima@gmail.com");
      await write(screen, "Senha", "bob-adora-petbox");
    },
    press: "Entrar",
    kept: { "E-mail": "carla.lima@gmail.com", Senha: "bob-adora-petbox" },
    done: (screen) => waitFor(() => expect(screen.queryByLabelText("Senha")).toBeNull()),
  },
  "/password/email": {
    shop: { path: "/password/reset" },
    fill: (screen) => write(screen, "E-mail", "carla.lima@gmail.com"),
    press: "Enviar link",
    kept: { "E-mail": "carla.lima@gmail.com" },
    done: heading("Confira o seu e-mail"),
  },
  "/password/reset": {
    shop: { path: "/password/reset/link-de-teste", scenario: "senha-esquecida" },
    async fill(screen) {
      await write(screen, "Nova senha", "bob-e-mia-2026");
      await write(screen, "Repita a senha", "bob-e-mia-2026");
    },
    press: "Salvar senha",
    kept: { "Nova senha": "bob-e-mia-2026", "Repita a senha": "bob-e-mia-2026" },
    done: heading("Que bom que você voltou :)"),
  },
};

/** What a call may do to a customer; all of them leave the page standing. */
export const faults: readonly FaultKind[] = [
  "offline",
  "timeout",
  "500",
  "419",
  "422",
  "429",
  "refused",
  "not-json",
  "wrong-shape",
];

/** The calls that are made before there is a subscription, by the modules of the contract. */
export const pathsOfTheFunnel: readonly string[] = [funnel, checkoutCalls, session].flatMap((area) =>
  Object.values(area).flatMap((each) => (typeof each === "object" && "reply" in each ? [each.path] : [])),
);
