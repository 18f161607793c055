import { expect, waitFor } from "storybook/test";
import { fillCard, manaus, registered, registration, write } from "../../faults/filledIn.ts";
import { heading } from "../../faults/tryBrokenCall.ts";
import { tryBrokenCalls } from "../../faults/tryBrokenCalls.ts";

const checkout = { path: "/assinatura/checkout", scenario: "no-checkout" } as const;
const payment = { path: "/payment_b", scenario: "no-pagamento" } as const;

tryBrokenCalls("checkout", {
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
    fill: fillCard,
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
});
