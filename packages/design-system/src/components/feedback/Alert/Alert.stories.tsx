import { everyPointerState, pointerStates } from "@petbox/storybook/pointerStates";
import preview from "@petbox/storybook/preview";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/Button.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Link } from "../../navigation/Link/Link.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Alert } from "./Alert.tsx";

const meta = preview.meta({
  component: Alert,
  title: "Componentes/Avisos e estados/Alert",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "Uma mensagem que fica na página, junto daquilo de que fala: o erro acima do botão que falhou, o aviso dentro do cartão que ele explica. Diz o que aconteceu e o que fazer.",
      synonyms: ["aviso", "alerta", "mensagem", "notice"],
      alternatives: {
        Toast: "só confirma o que acabou de ser feito e pode sumir sozinha",
        Banner: "é o aviso da página inteira e já está lá quando ela abre",
        FormErrorSummary: "são os erros dos campos de um formulário",
        ErrorState: "falhou o que a parte inteira ia mostrar",
      },
      keyboard: {
        Tab: "Passa aos links da mensagem e ao botão de fechar, se houver.",
        "Enter ou Espaço":
          "No botão de fechar, tira a mensagem da página; o foco fica onde ela estava: na página ou no título do Dialog.",
      },
      announcements: [
        "um erro interrompe: “Erro, imagem, Ops..., Seu cartão foi recusado pelo banco.”",
        "as outras esperam a vez: “Sucesso, imagem, Cupom aplicado.”",
        'com `role="note"`, nada é anunciado: é lida no seu lugar',
        "“Fechar aviso, botão”",
      ],
    },
  },
  args: {
    tone: "danger" as const,
    title: "Ops...",
    children: "Seu cartão foi recusado pelo banco. Confira os dados ou use outro cartão.",
    onDismiss: fn(),
  },
});

export const Failure = meta.story({
  name: "Erro",
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Ops...Seu cartão foi recusado");
    await expect(canvas.getByRole("img", { name: "Erro" })).toBeVisible();
  },
});

export const WithAdvice = meta.story({
  name: "Conselho em outra linha",
  args: { title: undefined, children: "Um erro ocorreu!\nSua sessão expirou. Entre de novo." },
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByText(/Um erro ocorreu! Sua sessão expirou\./));
    await expect(new Set([...text.getClientRects()].map(({ top }) => top)).size).toBe(2);
  },
});

export const LittleRoom = meta.story({
  name: "Pouco espaço: o ícone fica acima, e nenhuma palavra se quebra",
  args: { title: undefined, children: "Cancelamento" },
  render: (args) => (
    <div style={{ width: "10rem" }}>
      <Alert {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText("Cancelamento").getBoundingClientRect();
    await expect(canvas.getByRole("img", { name: "Erro" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      text.top,
    );
  },
});

export const Kinds = meta.story({
  name: "Os cinco tipos",
  render: () => (
    <Stack>
      <Alert tone="success" title="Pagamento aprovado">
        A caixa do Bob já está sendo preparada.
      </Alert>
      <Alert tone="warning" title="Assinatura suspensa">
        O último pagamento não foi aprovado. <Link href="#pagar">Resolver agora</Link>
      </Alert>
      <Alert tone="danger">Um erro ocorreu!</Alert>
      <Alert tone="info">A entrega leva até 7 dias depois do envio.</Alert>
      <Alert tone="question" title="Ficou com dúvida?">
        Fale com a gente.
      </Alert>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Sucesso", "Atenção", "Erro", "Informação", "Pergunta"]) {
      await expect(canvas.getByRole("img", { name })).toBeVisible();
    }
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.getAllByRole("status")).toHaveLength(4);
  },
});

export const WithAction = meta.story({
  name: "Com ação",
  args: {
    tone: "warning",
    title: "Assinatura suspensa",
    children: "O último pagamento não foi aprovado.",
    action: <Button size="small">Resolver agora</Button>,
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText("O último pagamento não foi aprovado.").getBoundingClientRect();
    const action = canvas.getByRole("button", { name: "Resolver agora" }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThan(message.bottom);
    await expect(action.left).toBe(message.left);
  },
});

export const TitleOnly = meta.story({
  name: "Só o título",
  args: { tone: "warning", children: undefined, title: "Assinatura suspensa" },
});

export const Note = meta.story({
  name: "Nota que já estava na página",
  args: {
    tone: "info",
    role: "note",
    title: "Frete grátis",
    children: "Para São Paulo, Rio de Janeiro e Minas Gerais.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note")).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

export const Dismissible = meta.story({
  name: "Fecha com o teclado",
  args: { tone: "info", dismissible: true, title: undefined, children: "Cupom aplicado." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Fechar aviso" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const DismissedByPointer = Dismissible.extend({
  name: "Fecha com o dedo",
  play: async ({ canvas, userEvent, args }) => {
    const close = canvas.getByRole("button", { name: "Fechar aviso" });
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

function Attempts() {
  const [attempt, setAttempt] = useState(0);
  return (
    <main tabIndex={-1}>
      <Stack align="start">
        <Button onClick={() => setAttempt(attempt + 1)}>Tentar</Button>
        <Alert tone="danger" dismissible>
          <b>{attempt < 2 ? "O banco não respondeu." : "O banco recusou."}</b>
        </Alert>
      </Stack>
    </main>
  );
}

export const SaysSomethingElse = meta.story({
  name: "Fechada, volta com outra mensagem",
  render: () => <Attempts />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fechar aviso" }));
    await expect(canvas.getByRole("main")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Tentar" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("O banco recusou.");
  },
});

export const ClosedInADialog = meta.story({
  name: "Fechada dentro de uma janela",
  parameters: { docs: { story: { inline: false, height: "320px" } } },
  render: (args) => (
    <Dialog open title="Trocar o cartão" onClose={() => undefined}>
      <Alert {...args} />
    </Dialog>
  ),
  args: { dismissible: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Fechar aviso" }));
    await expect(canvas.getByRole("heading", { name: "Trocar o cartão" })).toHaveFocus();
  },
});

export const States = meta.story({
  render: () => (
    <Stack>
      {everyPointerState.map((state) => (
        <Alert
          key={state}
          tone="success"
          dismissible
          id={state}
          texts={{ dismissLabel: `Fechar aviso (${pointerStates[state]})` }}
        >
          Cupom aplicado.
        </Alert>
      ))}
    </Stack>
  ),
  parameters: { pseudo: { hover: ["#hover button"], focusVisible: ["#focus button"], active: ["#active button"] } },
});

export const LongestText = meta.story({
  args: {
    tone: "warning",
    dismissible: true,
    title: "Seu pedido de cancelamento da assinatura do Maximiliano Bartolomeu Terceiro está em análise",
    children:
      "Em até 5 dias úteis você recebe a resposta em maximiliano.bartolomeu.terceiro.da.silva.sauro@correspondencia.exemplo.com.br",
  },
});

export const Dark = Kinds.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
