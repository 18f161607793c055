import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../Button/index.ts";
import { LinkButton } from "../LinkButton/index.ts";
import { ResultCard } from "./ResultCard.tsx";

const retry = fn();
const meta = preview.meta({
  component: ResultCard,
  title: "Componentes/Retorno/ResultCard",
  decorators: [(Story) => <main style={{ maxInlineSize: 592, padding: 16 }}>{Story()}</main>],
});

export const Success = meta.story({
  name: "Deu certo",
  args: {
    tone: "success",
    title: "Pagamento aprovado!",
    children: "A primeira caixa do Bob já vai ser preparada.",
    actions: <LinkButton href="/bem-vindo">Continuar</LinkButton>,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Pagamento aprovado!" });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole("region", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

export const Failure = meta.story({
  name: "Não deu",
  args: {
    tone: "danger",
    title: "Falha no pagamento!",
    children: "Nada foi cobrado.",
    actions: (
      <>
        <LinkButton href="/assinatura/payment">Usar outro cartão</LinkButton>
        <Button variant="secondary" onClick={retry}>
          Retentar pagamento
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Usar outro cartão" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Retentar pagamento" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  name: "Ainda não se sabe, no celular",
  args: {
    tone: "pending",
    title: "O banco do Maximiliano Bartolomeu Terceiro ainda não respondeu",
    children: "Assim que ele responder, esta página se atualiza sozinha.",
  },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
