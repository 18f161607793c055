import { addDays, civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import preview from "@petbox/storybook/preview";
import { expect, fn, spyOn } from "storybook/test";
import { Card } from "../../foundations/Card/index.ts";
import { BoletoPanel } from "./BoletoPanel.tsx";

const amount = cents(7990);
const today = civilDate(2026, 11, 21);
const content = { bankCode: "237", freeField: "1234567890123456789012345", amount, dueDate: addDays(today, 9) };
const line = writeBoletoBarcode(content);
const href = "https://boletos.exemplo.com/8a3f";

const meta = preview.meta({
  component: BoletoPanel,
  title: "Componentes/Pagamento/BoletoPanel",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Cobra por boleto. Mostra a linha digitável para copiar, o código de barras, o valor, o vencimento e o banco, lidos do próprio boleto, e o endereço dele. Só com o endereço, mostra só ele e o valor. Vencido, oferece também um boleto novo. Uma linha com defeito ou de outro valor não aparece: a página diz por quê.",
      synonyms: ["boleto", "código de barras", "barcode"],
      alternatives: {
        QrPanel: "o pagamento é por PIX",
        PaymentPanel: "a pessoa ainda escolhe como pagar, ou espera o resultado",
        LinkButton: "só leva a um documento que não se paga",
      },
      keyboard: {
        Tab: "Vai ao botão que copia; de novo, ao endereço do boleto.",
        Enter: "Copia a linha, ou abre o boleto em outra aba.",
      },
      announcements: [
        "“Pagamento por boleto, região”",
        "o valor, o vencimento e o banco",
        "“Código de barras do boleto, imagem”",
        "“Abrir o boleto (abre em outra aba), link”",
        "boleto recusado: “Não pague este boleto”, na hora",
      ],
    },
  },
  args: { line, href, amount, today, onRenew: fn(), onCopied: fn(), onCopyFailed: fn() },
  decorators: [
    (Story) => (
      <Card style={{ maxInlineSize: 560, marginInline: "auto" }}>
        <Story />
      </Card>
    ),
  ],
});

export const Payable = meta.story({
  name: "A pagar",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(canvas.getByText("R$79,90")).toBeVisible();
    await expect(canvas.getByText("30/11/2026")).toBeVisible();
    await expect(canvas.getByText("Bradesco")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Código de barras do boleto" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^2379\d{43}$/));
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    const print = spyOn(window, "print").mockImplementation(() => undefined);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Abrir o boleto (abre em outra aba)" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
    write.mockRestore();
  },
});

export const CopyRefused = meta.story({
  name: "Cópia recusada: a linha aparece selecionada",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar código" }));
    await expect(await canvas.findByRole<HTMLInputElement>("textbox")).toHaveDisplayValue(/^2379\d{43}$/);
    await expect(args.onCopyFailed).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
});

export const LinkAlone = meta.story({
  name: "Só o link",
  render: ({ line: _line, ...args }) => <BoletoPanel {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Abrir o boleto/ })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("R$79,90")).toBeVisible();
    await expect(canvas.getByText(/costuma compensar em até 3 dias úteis/)).toBeVisible();
  },
});

export const Overdue = meta.story({
  name: "Vencido",
  args: { line: writeBoletoBarcode({ ...content, dueDate: addDays(today, -1) }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Vencido")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo boleto" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

export const DueToday = meta.story({
  name: "Vence hoje",
  args: { line: writeBoletoBarcode({ ...content, dueDate: today }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Vencido")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Gerar novo boleto" })).toBeNull();
  },
});

/** A boleto due on sight, of a bank outside the short list, whose amount the payer chooses. */
export const LittleKnown = meta.story({
  name: "Pouco se sabe",
  args: { line: writeBoletoBarcode({ bankCode: "999", freeField: content.freeField }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Banco 999")).toBeVisible();
    await expect(canvas.queryByText("Vencimento")).toBeNull();
    await expect(canvas.getByText("R$79,90")).toBeVisible();
  },
});

export const BrokenLine = meta.story({
  name: "Linha digitável errada",
  args: { line: line.replace("2379", "2378"), onReload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("A linha digitável chegou com defeito.");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("img", { name: "Código de barras do boleto" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Recarregar" }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const BrokenAndNoLink = meta.story({
  name: "Linha errada e sem link",
  render: ({ href: _href, ...args }) => <BoletoPanel {...args} line="23790.00000" />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("A linha digitável chegou com defeito.");
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo boleto" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

/** Its link would charge the same wrong amount, and is hidden too. */
export const OtherAmount = meta.story({
  name: "Outro valor",
  args: { amount: cents(6990), onReload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("O boleto cobra R$79,90, mas o valor a pagar é R$69,90.");
    await expect(canvas.queryByRole("link")).toBeNull();
    // Another reading of it would change nothing.
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo boleto" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

/** An invalid URL counts as none. */
export const NothingYet = meta.story({
  name: "Ainda sem boleto",
  render: ({ line: _line, ...args }) => <BoletoPanel {...args} href="data:text/html,boleto" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("O código do seu boleto ainda não chegou.")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const Pending = NothingYet.extend({ name: "Gerando outro", args: { pending: true } });

export const LongestText = meta.story({
  args: {
    amount: cents(1_234_567),
    line: writeBoletoBarcode({
      ...content,
      bankCode: "104",
      amount: cents(1_234_567),
      dueDate: addDays(today, -30),
    }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });
