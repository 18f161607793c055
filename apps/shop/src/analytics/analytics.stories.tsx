import preview, { shopOf } from "@petbox/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

const meta = preview.meta({
  title: "Telas/Eventos de uma jornada",
  parameters: {
    synonyms: ["analytics", "tracking events", "gtm", "métricas"],
    shop: {
      path: "/assinatura/plano/",
      endsAt: "/aguardando",
      scenario: "no-pagamento",
      at: "plan",
      showsEvents: true,
    },
    docs: {
      description: {
        component:
          "O que uma jornada conta ao analytics, com os nomes do GA4 e sem nenhum dado pessoal. Use a loja: cada evento aparece abaixo dela. Em uma página que pede consentimento, os eventos esperam a resposta.",
      },
    },
  },
});

export const FromThePlanToThePayment = meta.story({
  name: "Do plano ao pagamento",
  parameters: { spec: ["FUN-330", "FUN-331"] },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole("button", { name: /Quero este plano .*Anual/ }));
    await userEvent.click(await canvas.findByRole("button", { name: "Não, obrigado" }));
    await userEvent.type(await canvas.findByLabelText("Nome completo"), "Ana Maria Souza");
    await waitFor(() => expect(canvas.getByLabelText("CPF")).toHaveValue("529.982.247-25"));
    await userEvent.click(canvas.getByRole("button", { name: "Ir para o pagamento" }));
    const form = within(canvasElement);
    await waitFor(() => expect(form.getByLabelText("Nome impresso no cartão")).toHaveValue("ANA MARIA SOUZA"));
    await userEvent.type(form.getByLabelText("Número do cartão"), "4111111111111111");
    await userEvent.selectOptions(form.getByLabelText("Mês de validade"), "12");
    await userEvent.selectOptions(form.getByLabelText("Ano de validade"), "31");
    await userEvent.type(form.getByLabelText("Código de segurança"), "123");
    await userEvent.click(form.getByRole("checkbox", { name: /Li e aceito/ }));
    await userEvent.click(form.getByRole("button", { name: "Pagar e assinar" }));
    await waitFor(() => expect(shopOf(context).address()).toBe("/aguardando"));
    shopOf(context).pass(3_000);
    await canvas.findByRole("heading", { name: "Pagamento aprovado!" });
    await waitFor(() => expect(shopOf(context).events.at(-1)?.event).toBe("purchase"));
    const { events } = shopOf(context);
    await expect(events.map(({ event }) => event)).toEqual([
      "select_content",
      "select_content",
      "begin_checkout",
      "add_shipping_info",
      "add_payment_info",
      "purchase",
    ]);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent('"currency":"BRL"');
    await expect(JSON.stringify(events)).not.toMatch(/Ana|Souza|Bob|529|4111|01310|@/);
  },
});
