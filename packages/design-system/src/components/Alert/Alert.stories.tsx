import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Alert } from "./Alert.tsx";

const meta = preview.meta({
  component: Alert,
  title: "Componentes/Retorno/Alert",
  parameters: { layout: "padded" },
  args: {
    kind: "error" as const,
    title: "Ops...",
    children: "Seu cartão foi recusado pelo banco. Confira os dados ou use outro cartão.",
  },
});

export const Failure = meta.story({
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Ops...Seu cartão foi recusado");
    await expect(canvas.getByRole("img", { name: "Erro" })).toBeVisible();
  },
});

export const Kinds = meta.story({
  render: () => (
    <Stack>
      <Alert kind="success" title="Pagamento aprovado">
        A caixa do Bob já está sendo preparada.
      </Alert>
      <Alert kind="warning" title="Assinatura suspensa">
        O último pagamento não foi aprovado. <Link href="#pagar">Resolver agora</Link>
      </Alert>
      <Alert kind="error">Um erro ocorreu!</Alert>
      <Alert kind="info">A entrega leva até 7 dias depois do envio.</Alert>
      <Alert kind="question" title="Ficou com dúvida?">
        Fale com a gente.
      </Alert>
    </Stack>
  ),
});

export const TitleOnly = meta.story({ args: { kind: "warning", children: undefined, title: "Assinatura suspensa" } });

export const Note = meta.story({
  args: {
    kind: "info",
    role: "note",
    title: "Frete grátis",
    children: "Para São Paulo, Rio de Janeiro e Minas Gerais.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

const onDismiss = fn();

export const Dismissible = meta.story({
  args: { kind: "info", dismissible: true, onDismiss, title: undefined, children: "Cupom aplicado." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fechar aviso" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const LongestText = meta.story({
  args: {
    kind: "warning",
    dismissible: true,
    title: "Seu pedido de cancelamento da assinatura do Maximiliano Bartolomeu Terceiro está em análise",
    children:
      "Em até 5 dias úteis você recebe a resposta em maximiliano.bartolomeu.terceiro.da.silva.sauro@correspondencia.exemplo.com.br",
  },
});
