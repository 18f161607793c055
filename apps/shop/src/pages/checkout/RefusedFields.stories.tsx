import preview from "@petbox/storybook/preview";
import { expect, waitFor } from "storybook/test";
import { isSaidAt, refusing } from "../../testing/refusedField.ts";

const meta = preview.meta({
  title: "Telas/Checkout/Campos que o servidor recusa",
});

const notThisCpf = "Este CPF já tem uma assinatura.";

export const Registration = meta.story({
  name: "O CPF do cadastro, com o aviso de sempre",
  parameters: {
    spec: ["FUN-342", "FUN-344"],
    shop: {
      path: "/assinatura/checkout",
      scenario: "no-pagamento",
      faults: refusing("/save/customer", "client.cpf", notThisCpf),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const cpf = await canvas.findByLabelText("CPF");
    await waitFor(() => expect(cpf).toHaveValue("529.982.247-25"));
    await canvas.findByText(/São Paulo/);
    await userEvent.click(canvas.getByRole("button", { name: "Ir para o pagamento" }));
    await isSaidAt(canvas, cpf, notThisCpf);
    await expect(canvas.getByRole("status", { name: "Avisos" })).toHaveTextContent(
      "Um erro ocorreu, verifique seus dados e tente novamente.",
    );
  },
});

const notThisCode = "O código não confere com o cartão.";

export const Payment = meta.story({
  name: "O código de segurança do cartão",
  parameters: {
    shop: {
      path: "/payment_b",
      scenario: "no-pagamento",
      faults: refusing("/save/subscription", "credit_card.cvv", notThisCode),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const holder = await canvas.findByLabelText("Nome impresso no cartão");
    await waitFor(() => expect(holder).toHaveValue("ANA MARIA SOUZA"));
    await userEvent.type(canvas.getByLabelText("Número do cartão"), "4111111111111111");
    await userEvent.selectOptions(canvas.getByLabelText("Mês de validade"), "12");
    await userEvent.selectOptions(canvas.getByLabelText("Ano de validade"), "31");
    const cvv = canvas.getByLabelText("Código de segurança");
    await userEvent.type(cvv, "123");
    await waitFor(() => expect(canvas.getByLabelText("CPF do titular")).toHaveValue("529.982.247-25"));
    await userEvent.click(canvas.getByRole("checkbox", { name: /Li e aceito/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Pagar e assinar" }));
    await waitFor(() => expect(cvv).toHaveAccessibleDescription(expect.stringContaining(notThisCode)));
    await expect(cvv).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(cvv).toHaveFocus());
    await expect(canvas.queryByText("Ops...")).toBeNull();
  },
});
