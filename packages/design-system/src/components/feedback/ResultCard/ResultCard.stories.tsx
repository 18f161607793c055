import preview from "@petbox/storybook/preview";
import { MailOpen } from "lucide-react";
import { createRef, useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "../../actions/Button/index.ts";
import { LinkButton } from "../../actions/LinkButton/index.ts";
import { storyPictures } from "../../commerce/OfferCard/storyPictures.ts";
import { ResultCard } from "./ResultCard.tsx";

const retry = fn();
const meta = preview.meta({
  component: ResultCard,
  title: "Componentes/Avisos e estados/ResultCard",
  parameters: {
    layout: "fullscreen",
    componentNotes: {
      purpose:
        "Como terminou o que se esperava, ou que ainda não terminou. É a página inteira por um momento: toma o lugar da espera e, com ele, o foco.",
      synonyms: ["resultado", "sucesso", "recusado"],
      alternatives: {
        Toast: "a pessoa continua onde estava",
        Alert: "o resultado é de uma parte da página",
        EmptyState: "ninguém esperava: só não há nada ainda",
      },
      keyboard: {
        Tab: "Do título, passa à primeira ação.",
      },
      announcements: [
        "ao aparecer, o foco vai ao título: “Pagamento aprovado!, região”, “título de nível 1”",
        "o desenho não é lido",
      ],
    },
  },
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
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole("region", { name: "Pagamento aprovado!" })).toBeVisible();
  },
});

function LongWait() {
  const [isOver, setOver] = useState(false);
  return (
    <>
      {isOver ? (
        <ResultCard tone="success" title="Pagamento aprovado!">
          A primeira caixa do Bob já vai ser preparada.
        </ResultCard>
      ) : null}
      <div style={{ blockSize: 3000 }} />
      <Button onClick={() => setOver(true)}>O banco respondeu</Button>
    </>
  );
}

export const ScrolledDown = meta.story({
  name: "Quem desceu a página enquanto esperava vê o título",
  render: () => <LongWait />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "O banco respondeu" }));
    const heading = canvas.getByRole("heading", { level: 1, name: "Pagamento aprovado!" });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
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
    retry.mockClear();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Falha no pagamento!" })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Usar outro cartão" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Retentar pagamento" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  name: "Ainda não se sabe",
  args: {
    tone: "pending",
    title: "O banco ainda não respondeu",
    children: "Assim que ele responder, esta página se atualiza sozinha.",
  },
});

export const WithItsOwnSign = meta.story({
  name: "Com outro desenho",
  args: {
    tone: "pending",
    title: "Confira o seu e-mail",
    children: "O link chega em instantes.",
    sign: <MailOpen data-testid="sign" aria-hidden />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("sign")).toBeVisible();
  },
});

export const WithAPicture = meta.story({
  name: "Com uma figura",
  args: {
    tone: "success",
    title: "Boas-vindas, Bob!",
    children: "A primeira caixa já vai ser preparada.",
    image: { src: storyPictures.box, width: 320, height: 240 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("presentation")).toBeVisible();
  },
});

const card = createRef<HTMLElement>();

export const PictureMissing = WithAPicture.extend({
  name: "A figura não carrega",
  args: { image: { src: "data:image/png;base64,AAAA", width: 320, height: 240 }, ref: card },
  play: async () => {
    await waitFor(() => expect(card.current?.querySelector("img")).toBeNull());
    await expect(card.current?.querySelector("svg")).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    tone: "pending",
    title: "O banco do Maximiliano Bartolomeu Terceiro ainda não respondeu",
    children:
      "Assim que ele responder sobre o pagamento de R$ 12.345,67, esta página se atualiza sozinha. Também avisamos em maximiliano.bartolomeu.terceiro.da.silva.sauro@correspondencia.exemplo.com.br",
    actions: <LinkButton href="#a">Ver os detalhes da assinatura do Maximiliano Bartolomeu Terceiro</LinkButton>,
  },
});

export const Dark = Failure.extend({ name: "No escuro", globals: { theme: "dark" }, play: async () => {} });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
