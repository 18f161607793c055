import { cents } from "@petbox/domain/money/cents";
import type { PixPayload } from "@petbox/domain/pix/payload";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { Card } from "../../foundations/Card/index.ts";
import { QrPanel } from "./QrPanel.tsx";

const amount = cents(7990);
const order: PixPayload = {
  payeeName: "PETBOX COMERCIO LTDA",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
  transactionId: "ASSINATURA123",
};
const code = writePixPayload(order);
const { amount: _amount, ...open } = order;

const meta = preview.meta({
  component: QrPanel,
  title: "Componentes/Pagamento/QrPanel",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Cobra por PIX. Desenha o código, deixa copiá-lo e mostra para quem e quanto ele paga, lidos do próprio código. Um código com defeito, vencido ou de outro valor não é desenhado: a página diz por quê e oferece outro.",
      synonyms: ["PIX", "QR code"],
      changes: { "0.2.0": "Tem `readAt`, para um prazo lido antes de o código aparecer." },
      alternatives: {
        BoletoPanel: "o pagamento é por boleto",
        PaymentPanel: "a pessoa ainda escolhe como pagar, ou espera o resultado",
        CopyButton: "só há um texto para copiar",
      },
      keyboard: {
        Tab: "Vai ao botão que copia, ou ao que pede outro código.",
        "Enter ou Espaço": "Copia o código, ou pede outro.",
      },
      announcements: [
        "“Pagamento por PIX, região”",
        "“QR code do PIX, imagem”, depois o valor e quem recebe",
        "cinco minutos, um minuto e dez segundos antes do fim: “O código expira em 5 minutos”",
        "no fim: “PIX Expirado. Este seu link de pagamento expirou!”",
        "código recusado: “Não pague com este código”, na hora",
      ],
    },
  },
  args: { code, amount, onRenew: fn(), onCopied: fn(), onCopyFailed: fn(), onExpired: fn(), now: () => 0 },
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
  args: { expiresInSeconds: 1800 },
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await expect(await canvas.findByRole("img", { name: "QR code do PIX" })).toBeVisible();
    await expect(canvas.getByText("R$79,90")).toBeVisible();
    await expect(canvas.getByText("PETBOX COMERCIO LTDA, SAO PAULO")).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("30:00");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(write).toHaveBeenCalledWith(code);
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    write.mockRestore();
  },
});

export const ReadBefore = meta.story({
  name: "Lido dez minutos antes de aparecer: só falta o resto",
  args: { expiresInSeconds: 1800, readAt: 0, now: () => 600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("20:00");
  },
});

export const EndedBefore = meta.story({
  name: "Lido há mais tempo do que ele vale: expirado",
  args: { expiresInSeconds: 1800, readAt: 0, now: () => 1_900_000 },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("heading", { name: "PIX Expirado" })).toBeVisible();
    await expect(args.onExpired).toHaveBeenCalledTimes(1);
  },
});

export const CopyRefused = meta.story({
  name: "Cópia recusada: o código aparece uma vez, selecionado",
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Not allowed"));
    await expect(await canvas.findByText(code)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copiar PIX" }));
    await expect(await canvas.findByRole("textbox")).toHaveValue(code);
    await expect(args.onCopyFailed).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(code)).not.toBeVisible();
    write.mockRestore();
  },
});

/** The code is black on white in every theme, 256 px wide, with its quiet zone. */
export const Drawn = meta.story({
  name: "Desenhado aqui",
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole("img", { name: "QR code do PIX" });
    await expect(drawing).toHaveAttribute("width", "256");
    const [ground, modules] = drawing.querySelectorAll("path");
    await expect(ground).toHaveAttribute("fill", "#FFFFFF");
    await expect(modules).toHaveAttribute("fill", "#000000");
    await expect(modules?.getAttribute("d")).toMatch(/^M4[ ,]4/);
  },
});

/** A charge at a URL, where the payer's bank reads the amount. */
export const AmountAtTheBank = meta.story({
  name: "Valor no banco",
  args: { code: writePixPayload({ ...open, target: { kind: "url", url: "pix.exemplo.com/qr/v2/8a3f" } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No aplicativo do banco, confira ou digite o valor de R$79,90.")).toBeVisible();
  },
});

export const NoAmountKnown = meta.story({
  name: "Sem valor conhecido",
  args: { code: writePixPayload(open), amount: undefined },
});

export const Broken = meta.story({
  name: "Código errado",
  args: { code: code.replace("PETBOX", "PETB0X") },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("img", { name: "QR code do PIX" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent("O código PIX chegou com defeito");
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo código" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

export const OtherAmount = meta.story({
  name: "Outro valor",
  args: { amount: cents(6990), onReload: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("img", { name: "QR code do PIX" })).toBeNull();
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "O código PIX cobra R$79,90, mas o valor a pagar é R$69,90.",
    );
    // Another reading of it would change nothing.
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo código" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

export const NoCode = meta.story({ name: "Sem código", render: () => <QrPanel code="" amount={amount} /> });

export const Expired = meta.story({
  name: "Vencido",
  args: { expiresInSeconds: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: "PIX Expirado" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Copiar PIX" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Gerar novo código" }));
    await expect(args.onRenew).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({ name: "Gerando outro", args: { expiresInSeconds: 0, pending: true } });

/** A stopped clock that jumps past the end. */
const jumpingClock = () => {
  let looks = 0;
  return () => {
    looks += 1;
    return looks < 3 ? 0 : 600_000;
  };
};

function Renewed() {
  const [current, setCurrent] = useState(code);
  const [now] = useState(jumpingClock);
  return (
    <QrPanel
      code={current}
      amount={amount}
      expiresInSeconds={1}
      now={current === code ? now : () => 0}
      onRenew={() => setCurrent(writePixPayload({ ...order, transactionId: "OUTRO" }))}
    />
  );
}

/** The focus stays here after its element is gone, and the new code is payable again. */
export const ExpiresAndIsRenewed = meta.story({
  name: "Vence e é renovado",
  render: () => <Renewed />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Copiar PIX" }).focus();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "PIX Expirado" })).toBeVisible());
    await expect(canvas.getByRole("status")).toHaveTextContent("PIX Expirado. Este seu link de pagamento expirou!");
    await expect(canvas.getByRole("region", { name: "Pagamento por PIX" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Gerar novo código" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("img", { name: "QR code do PIX" })).toBeVisible();
    await expect(canvas.getByRole("timer")).toHaveTextContent("0:01");
    await expect(canvas.getByRole("region", { name: "Pagamento por PIX" })).toHaveFocus();
  },
});

const longest = cents(1_234_567);

export const LongestText = meta.story({
  args: {
    amount: longest,
    code: writePixPayload({
      ...order,
      amount: longest,
      payeeName: "MAXIMILIANO BARTOLOMEU TE",
      payeeCity: "SAO JOSE DOS CA",
      target: { kind: "key", key: "maximiliano.bartolomeu.terceiro.da.silva@exemplo.com" },
      description: "Caixa do Maximiliano",
    }),
    expiresInSeconds: 86_399,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Dark = NoAmountKnown.extend({ globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ globals: { viewport: { value: "narrow" } } });

export const OnAPhone = meta.story({
  name: "No celular: valor, quem recebe e botão antes do desenho, dobrado",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole("button", { name: "Copiar PIX" }).getBoundingClientRect();
    await expect(canvas.getByText("R$79,90").getBoundingClientRect().bottom).toBeLessThan(copy.top);
    const folded = await canvas.findByRole("img", { name: "QR code do PIX" });
    await expect(folded).not.toBeVisible();
    await userEvent.click(canvas.getByText("Pagar com outro aparelho (QR code)"));
    await expect(folded).toBeVisible();
    const drawing = folded.getBoundingClientRect();
    await expect(drawing.top).toBeGreaterThan(copy.bottom);
    await expect(Math.round(drawing.width)).toBe(256);
  },
});
