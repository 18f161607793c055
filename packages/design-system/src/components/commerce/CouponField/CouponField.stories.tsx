import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Container } from "../../foundations/Container/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { CouponField, type CouponFieldProps } from "./CouponField.tsx";

const meta = preview.meta({
  component: CouponField,
  title: "Componentes/Comércio/CouponField",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Recebe o código de um cupom no checkout e mostra o que está em uso, com o jeito de tirá-lo. Um código vazio não pergunta nada ao servidor.",
      synonyms: ["cupom", "desconto", "voucher"],
      alternatives: {
        CouponBar: "só avisa, no alto da página, que há um cupom em uso",
        CouponCard: "mostra um cupom que a pessoa tem, para copiar",
      },
      keyboard: {
        Enter: "No campo, confere o código; nos botões, aciona.",
        Tab: "Vai do campo ao botão.",
      },
      announcements: [
        "“Cupom de desconto, grupo”",
        "“Tem um cupom?, campo de edição”",
        "código recusado: o foco volta ao campo, e o motivo é lido com ele",
        "aplicado: “Cupom aplicado AMIGO20”, e o foco fica no grupo",
        "removido: “Cupom removido”, que se troca em removedLabel",
      ],
    },
  },
  args: { applied: undefined, onApply: fn(), onRemove: fn() },
  render: (args) => (
    <Container width="column">
      <CouponField {...args} />
    </Container>
  ),
});

export const Empty = meta.story({
  name: "Sem cupom",
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole("textbox", { name: "Tem um cupom?" });
    await userEvent.click(canvas.getByRole("button", { name: "Aplicar" }));
    await userEvent.type(code, "   {Enter}");
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(code).toBeValid();
    await userEvent.clear(code);
    await userEvent.type(code, " bobquerido {Enter}");
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith("bobquerido");
  },
});

export const Checking = meta.story({
  name: "Conferindo",
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: "Conferindo o cupom" }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  name: "Código recusado",
  args: { error: { message: "Codigo do cupom invalido, por favor digite novamente." } },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole("textbox");
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription("Codigo do cupom invalido, por favor digite novamente."),
    );
    await expect(code).toHaveFocus();
    await userEvent.keyboard("BOB");
    await expect(code).toBeValid();
  },
});

function RefusesAll({ onApply, ...props }: CouponFieldProps) {
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  const check = (code: string) => {
    onApply(code);
    setPending(true);
    setTimeout(() => {
      setTries((before) => before + 1);
      setPending(false);
    });
  };
  return <CouponField {...props} pending={pending} error={tries === 0 ? undefined : "Cupom vencido"} onApply={check} />;
}

export const RefusedAgain = meta.story({
  name: "Outro código, o mesmo motivo",
  render: (args) => (
    <Container width="column">
      <RefusesAll {...args} />
    </Container>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole("textbox");
    await userEvent.type(code, "BOB{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("Cupom vencido"));
    await userEvent.type(code, "10");
    await expect(code).toBeValid();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("Cupom vencido"));
    await expect(code).toHaveFocus();
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
});

export const Applied = meta.story({
  name: "Aplicado",
  args: { applied: "MAXIMILIANOBARTO" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Cupom aplicado")).toHaveTextContent("Cupom aplicadoMAXIMILIANOBARTO");
    // It was there from the start, so it is not announced.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Remover" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const NotRemoved = meta.story({
  name: "Não deu para remover",
  args: { applied: "AMIGO20", error: "Um erro ocorreu!" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Um erro ocorreu!");
    await expect(canvas.getByText("AMIGO20")).toBeVisible();
  },
});

function KeepsFocus(props: CouponFieldProps) {
  const [applied, setApplied] = useState<string>();
  return <CouponField {...props} applied={applied} onApply={setApplied} onRemove={() => setApplied(undefined)} />;
}

export const FocusStays = meta.story({
  name: "O foco fica na caixa, e o que mudou é dito",
  render: (args) => (
    <Container width="column">
      <KeepsFocus {...args} />
    </Container>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("group", { name: "Cupom de desconto" });
    const news = canvas.getByRole("status");
    await expect(news).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole("textbox"), "AMIGO20{Enter}");
    await expect(box).toHaveFocus();
    await expect(news).toHaveTextContent("Cupom aplicado AMIGO20");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remover" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveFocus();
    await expect(news).toHaveTextContent("Cupom removido");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

const error = { message: "Codigo do cupom invalido, por favor digite novamente." };

export const LongestText = meta.story({
  render: (args) => (
    <Container width="column">
      <Stack gap="s6">
        <CouponField {...args} error={error} />
        <CouponField
          {...args}
          applied="MAXIMILIANOBARTOLOMEUTERCEIRODEALBUQUERQUE"
          texts={{ groupLabel: "Cupom em uso" }}
        />
      </Stack>
    </Container>
  ),
});

export const Dark = LongestText.extend({ globals: { theme: "dark" } });

export const Narrow = LongestText.extend({
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
