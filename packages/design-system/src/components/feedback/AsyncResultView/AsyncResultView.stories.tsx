import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import preview from "@petbox/storybook/preview";
import { type ReactNode, useState } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { TextField } from "../../forms/TextField/index.ts";
import { Card } from "../../foundations/Card/index.ts";
import { Heading } from "../../foundations/Heading/index.ts";
import { Stack } from "../../foundations/Stack/index.ts";
import { Text } from "../../foundations/Text/index.ts";
import { Skeleton } from "../../status/Skeleton/index.ts";
import { EmptyState } from "../EmptyState/index.ts";
import { AsyncResultView } from "./AsyncResultView.tsx";

type Boxes = readonly string[];

const boxesView = {
  skeleton: <Skeleton width="long" />,
  empty: <EmptyState title="Nenhuma caixa ainda" />,
  children: (boxes: unknown): ReactNode => Array.isArray(boxes) && boxes.map((box) => <Text key={box}>{box}</Text>),
};

const retry = fn();
const ready = (...boxes: string[]): AsyncResult<Boxes> => ({ status: "ready", value: boxes });
const failed = { status: "failed", failure: { kind: "offline" }, retry, pending: false } as const;

const meta = preview.meta({
  component: AsyncResultView,
  title: "Componentes/Avisos e estados/AsyncResultView",
  parameters: {
    layout: "padded",
    componentNotes: {
      purpose:
        "O que vem do servidor: o lugar enquanto vem, o que veio, o que fica ali se não há nada, e o erro com o botão que tenta de novo. Uma tela diz uma vez só como se mostra cada coisa que ela lê.",
      synonyms: ["carregando", "erro", "resposta"],
      alternatives: {
        Skeleton: "só o lugar é preciso, sem erro nem vazio",
        ErrorState: "o erro não é de uma leitura",
        DeliveryEstimate: "é o prazo e o frete da primeira caixa",
      },
      keyboard: {
        Tab: "Passa ao botão que tenta de novo, se não deu.",
        "Enter ou Espaço": "Tenta de novo; quando dá certo, o foco fica onde o botão estava.",
      },
      announcements: [
        "“Carregando”",
        "na hora em que não deu: “Não deu para carregar”, e o que aconteceu",
        "“Tentar de novo, botão”; tentando: “Carregando, botão, indisponível”",
        "em “note” e “silent”, nada enquanto carrega; em “plain”, cada mudança, sem interromper",
      ],
    },
  },
  args: { ...boxesView, result: ready("Caixa de março", "Caixa de abril") },
});

export const Ready = meta.story({
  name: "O que veio",
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Caixa de abril")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const Loading = meta.story({
  args: { result: { status: "loading" }, texts: { loadingLabel: "Carregando as caixas" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Carregando as caixas");
  },
});

export const Unspoken = meta.story({
  name: "Carregando, e o lugar diz por si",
  args: { result: { status: "loading" }, texts: { loadingLabel: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

export const Empty = meta.story({
  name: "Não há nada",
  args: { result: ready() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Nenhuma caixa ainda");
  },
});

export const EmptyWithoutPlace = meta.story({
  name: "Não há nada, e quem desenha a lista cuida disso",
  args: {
    result: ready(),
    empty: undefined,
    children: (boxes: unknown) => Array.isArray(boxes) && <Text>Caixas até agora: {boxes.length}</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Caixas até agora: 0")).toBeVisible();
  },
});

export const Failed = meta.story({
  name: "Não deu",
  args: { result: failed, texts: { failureTitle: "Não deu para carregar as caixas" }, headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("Parece que você está sem internet.");
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Não deu para carregar as caixas");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Inline = meta.story({
  name: "Não deu, numa parte da página",
  args: { result: failed, variant: "inline" },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Não deu para carregar");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Note = meta.story({
  name: "Não deu, e se segue sem isso",
  args: { result: failed, variant: "note", texts: { failureTitle: "As caixas não vieram, mas dá para seguir." } },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole("status")).toHaveTextContent("As caixas não vieram, mas dá para seguir.");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const Plain = meta.story({
  name: "Não deu, em linhas que são ditas",
  args: { result: failed, variant: "plain", texts: { failureTitle: "As caixas não vieram." } },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByText("As caixas não vieram.").parentElement).toHaveAttribute("aria-live", "polite");
    await userEvent.click(canvas.getByRole("button", { name: "Tentar de novo" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});

export const PlainRetrying = meta.story({
  name: "Tentando de novo, em linhas que são ditas",
  args: { result: { ...failed, pending: true }, variant: "plain" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Carregando").parentElement).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Stacked with gaps: empty results take no room. */
export const Silent = meta.story({
  name: "Não deu, e ninguém sente falta",
  render: () => (
    <Stack>
      <AsyncResultView {...boxesView} result={failed} variant="silent" empty={null} data-testid="nothing" />
      <AsyncResultView {...boxesView} result={failed} variant="silent" empty="As caixas estão na sua conta." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("nothing")).toBeEmptyDOMElement();
    await expect(canvas.getByTestId("nothing").getClientRects()).toHaveLength(0);
    await expect(canvas.getByText("As caixas estão na sua conta.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const Retrying = meta.story({
  name: "Tentando de novo",
  render: () => (
    <Stack>
      <AsyncResultView {...boxesView} result={{ ...failed, pending: true }} />
      <AsyncResultView
        {...boxesView}
        result={{ ...failed, pending: true }}
        variant="inline"
        texts={{ pendingLabel: "Tentando de novo" }}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Carregando" }));
    await userEvent.click(canvas.getByRole("button", { name: "Tentando de novo" }));
    await expect(retry).not.toHaveBeenCalled();
  },
});

export const OwnWords = meta.story({
  name: "Com outras palavras",
  args: {
    result: failed,
    texts: {
      failureTitle: "As caixas não vieram",
      failureDescription: ({ kind }) => (kind === "offline" ? "A internet caiu." : "Foi outra coisa."),
      retryLabel: "Buscar as caixas",
    },
  },
  play: async ({ canvas }) => {
    for (const text of ["As caixas não vieram", "A internet caiu.", "Buscar as caixas"]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

/** Fails, and succeeds on the second attempt. */
function Retried() {
  const [result, setResult] = useState<AsyncResult<Boxes>>({
    ...failed,
    retry: () => setResult(ready("Caixa de maio")),
  });
  return <AsyncResultView {...boxesView} result={result} data-testid="boxes" />;
}

export const RetriedWithTheKeyboard = meta.story({
  name: "Tenta de novo com o teclado",
  render: () => <Retried />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Caixa de maio")).toBeVisible();
    // The button is gone; the focus stays here, and not at the top of the page.
    await expect(canvas.getByTestId("boxes").matches(":focus-within")).toBe(true);
  },
});

/** The note is rendered while the box's own data is loading. */
function Noted() {
  const [result, setResult] = useState<AsyncResult<string>>({ status: "loading" });
  const note = (box: string) => <TextField name="note" label={`Recado para ${box}`} />;
  return (
    <Card>
      <AsyncResultView result={result} skeleton={note("a caixa")}>
        {note}
      </AsyncResultView>
      <Button onClick={() => setResult({ status: "ready", value: "a caixa de maio" })}>Chegou</Button>
    </Card>
  );
}

export const SamePlace = meta.story({
  name: "O lugar e o que veio são um só",
  render: () => <Noted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Recado para a caixa"), "Sem frango");
    await userEvent.click(canvas.getByRole("button", { name: "Chegou" }));
    await expect(canvas.getByLabelText("Recado para a caixa de maio")).toHaveValue("Sem frango");
  },
});

/** The title of a page before and after its data is known. */
function Titled() {
  const [result, setResult] = useState<AsyncResult<string>>({ status: "loading" });
  const title = (text: string) => (
    <Heading headingLevel={1} tabIndex={-1}>
      {text}
    </Heading>
  );
  const arrive = () => setResult({ status: "ready", value: "A caixa do Bob" });
  return (
    <AsyncResultView result={result} skeleton={<Stack onFocus={arrive}>{title("A caixa")}</Stack>}>
      {title}
    </AsyncResultView>
  );
}

export const TitleInItsPlace = meta.story({
  name: "O título entrega o foco ao que vem em seu lugar",
  render: () => <Titled />,
  play: async ({ canvas }) => {
    canvas.getByRole("heading", { level: 1, name: "A caixa" }).focus();
    await expect(await canvas.findByRole("heading", { level: 1, name: "A caixa do Bob" })).toHaveFocus();
  },
});

export const LongestText = meta.story({
  args: {
    result: { ...failed, failure: { kind: "unavailable" } },
    variant: "inline",
    texts: {
      failureTitle: "Não conseguimos buscar as caixas do Maximiliano Bartolomeu Terceiro",
      retryLabel: "Buscar de novo as caixas do Maximiliano Bartolomeu Terceiro",
    },
  },
});

export const Dark = Inline.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
