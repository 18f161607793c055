import preview from "@petbox/storybook/preview";
import { Gift, Leaf } from "lucide-react";
import { expect, fn } from "storybook/test";
import { ThemeRoot } from "../../../theme/ThemeRoot.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Componentes/Avisos e estados/EmptyState",
  parameters: {
    layout: "padded",
    componentNotes: {
      changes: { "0.2.0": "A pata se troca para a marca toda em emblem, do ThemeRoot." },
      purpose:
        "Ainda não há nada aqui: diz isso com carinho e mostra o próximo passo. A pata é o emblema da marca: outra em `emblem`, do ThemeRoot, ou só aqui em `picture`. O título diz o que falta, a frase diz o que fazer, o botão faz.",
      synonyms: ["estado vazio", "nada aqui"],
      alternatives: {
        ErrorState: "deveria haver algo e não deu para buscar",
        Skeleton: "ainda não se sabe",
        ResultCard: "é o resultado de algo que se esperava",
      },
      keyboard: {
        Tab: "Passa à ação, se houver.",
      },
      announcements: [
        "“Nenhuma assinatura por aqui, título de nível 2”, e a frase",
        "a figura não é lida",
        "“Assinar agora, link”",
      ],
    },
  },
});

export const WithAction = meta.story({
  name: "Com o próximo passo",
  args: {
    title: "Nenhuma assinatura por aqui",
    children: "Monte a primeira caixa do seu pet em menos de 3 minutos.",
    action: <LinkButton href="#assine">Assinar agora</LinkButton>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Nenhuma assinatura por aqui");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Assinar agora" })).toHaveFocus();
    // The paw is decorative.
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

const add = fn();

export const WithAButton = meta.story({
  name: "Com um botão",
  args: {
    title: "Nenhum cartão salvo",
    children: "Salve um cartão para não precisar digitar de novo.",
    action: <Button onClick={add}>Adicionar cartão</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    add.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Adicionar cartão" }));
    await expect(add).toHaveBeenCalledTimes(1);
  },
});

export const OwnPicture = meta.story({
  name: "Com outra figura",
  args: {
    title: "Você ainda não tem cupons",
    children: "Indique um amigo e ganhe o primeiro.",
    picture: <Gift aria-hidden />,
  },
});

export const OwnEmblem = meta.story({
  name: "Com o emblema da marca",
  args: { title: "Nenhum pedido por aqui", children: "Os seus pedidos aparecem nesta página." },
  render: (args) => (
    <ThemeRoot emblem={Leaf}>
      <EmptyState {...args} />
    </ThemeRoot>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveClass("lucide-leaf");
  },
});

export const TitleOnly = meta.story({
  name: "Só o título",
  args: { title: "Nada para avaliar agora", headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
});

export const LongestText = meta.story({
  args: {
    title: "O Maximiliano Bartolomeu Terceiro ainda não recebeu nenhuma caixa desta assinatura",
    children:
      "Assim que a primeira caixa sair do nosso centro de distribuição em Jaboatão dos Guararapes ela aparece aqui com o código de rastreio.",
    action: <LinkButton href="#a">Ver os detalhes da assinatura do Maximiliano Bartolomeu Terceiro</LinkButton>,
  },
});

export const Dark = WithAction.extend({ name: "No escuro", globals: { theme: "dark" } });
export const Narrow = LongestText.extend({ name: "Em 320 px", globals: { viewport: { value: "narrow" } } });
