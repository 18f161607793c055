import { Gift } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Componentes/Retorno/EmptyState",
  parameters: { layout: "padded" },
});

export const WithAction = meta.story({
  args: {
    title: "Nenhuma assinatura por aqui",
    children: "Monte a primeira caixa do seu pet em menos de 3 minutos.",
    action: <LinkButton href="#assine">Assinar agora</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Nenhuma assinatura por aqui");
    await expect(canvas.getByRole("link", { name: "Assinar agora" })).toBeVisible();
  },
});
export const OwnPicture = meta.story({
  args: {
    title: "Você ainda não tem cupons",
    children: "Indique um amigo e ganhe o primeiro.",
    picture: <Gift aria-hidden />,
  },
});
export const TitleOnly = meta.story({ args: { title: "Nada para avaliar agora", level: 3 } });
export const LongestText = meta.story({
  args: {
    title: "O Maximiliano Bartolomeu Terceiro ainda não recebeu nenhuma caixa desta assinatura",
    children:
      "Assim que a primeira caixa sair do nosso centro de distribuição em Jaboatão dos Guararapes ela aparece aqui com o código de rastreio.",
    action: <LinkButton href="#a">Ver os detalhes da assinatura do Maximiliano Bartolomeu Terceiro</LinkButton>,
  },
});
