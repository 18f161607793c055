import { expect, waitFor } from "storybook/test";
import { vi } from "vitest";
import { fillCard, manaus, registered, registration, write } from "../../testing/fillForms.ts";
import { heading } from "../../testing/testFailingCall.ts";
import { testFailingCalls } from "../../testing/testFailingCalls.ts";

const checkout = { path: "/assinatura/checkout", scenario: "no-checkout" } as const;
const payment = { path: "/payment_b", scenario: "no-pagamento" } as const;

testFailingCalls("checkout", {
  "/checkout/customer/": {
    shop: checkout,
    message: undefined,
    done: (screen) => screen.findByLabelText("Nome completo"),
  },
  "/shipping/cep": {
    shop: checkout,
    fill: (screen) => write(screen, "CEP", "01310-100"),
    retry: "Consultar o CEP de novo",
    keptInputs: { CEP: "01310-100" },
    message: /A consulta do CEP não respondeu|Não encontramos este CEP/,
    done: (screen) => waitFor(() => expect(screen.getByLabelText("Rua ou avenida")).toHaveValue("Avenida Paulista")),
  },
  "/shipping/cep/estimate": {
    shop: checkout,
    // The freight to São Paulo is free, regardless of the carrier.
    fill: (screen) => registration(screen, manaus),
    press: "Ir para o pagamento",
    keptInputs: registered,
    message: /Não deu para calcular o frete da primeira caixa/,
    done: heading(/^Pagamento da assinatura/),
  },
  "/save/frete/": {
    shop: checkout,
    fill: (screen) => registration(screen),
    press: "Ir para o pagamento",
    keptInputs: registered,
    done: heading(/^Pagamento da assinatura/),
  },
  "/plan/session": {
    shop: checkout,
    retry: "Tentar de novo",
    message: /O resumo não carregou/,
    done: (screen) =>
      waitFor(() => expect(screen.getByRole("region", { name: "Resumo da assinatura" })).toHaveTextContent("R$838,80")),
  },
  "/save/customer": {
    shop: checkout,
    fill: (screen) => registration(screen),
    press: "Ir para o pagamento",
    keptInputs: registered,
    done: heading(/^Pagamento da assinatura/),
  },
  "/save/subscription": {
    shop: payment,
    fill: fillCard,
    press: "Pagar e assinar",
    keptInputs: { "Nome impresso no cartão": "ANA M SOUZA", "Número do cartão": "4111 1111 1111 1111" },
    done: heading("Estamos confirmando seu pagamento"),
  },
  "/payment/get-data": {
    shop: { path: "/aguardando", scenario: "pagamento-recusado" },
    afterOpen: (shop) => shop.pass(3_000),
    retry: "Retentar pagamento",
    message: /Falha no pagamento!/,
    done: heading("Falha no pagamento!"),
  },
  "/checkout/save-analitics": {
    shop: { path: "/aguardando", scenario: "pagamento-aprovado" },
    afterOpen: (shop) => {
      // The test before this one may still record its purchase, of the same code, with a renewed token.
      vi.spyOn(Storage.prototype, "getItem").mockReturnValue(null);
      shop.pass(3_000);
    },
    message: undefined,
    done: heading("Pagamento aprovado!"),
  },
});
