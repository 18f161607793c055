import { documented } from "@petbox/storybook/documented";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { EmptyState } from "./EmptyState.tsx";

export const emptyStateDocs = documented({
  component: EmptyState,
  example: (
    <EmptyState title="Nenhuma assinatura por aqui" action={<LinkButton href="/assine">Assinar agora</LinkButton>}>
      Monte a primeira caixa do seu pet em menos de 3 minutos.
    </EmptyState>
  ),
  purpose:
    "Ainda não há nada aqui: diz isso com carinho e mostra o próximo passo. O título diz o que falta, a frase diz o que fazer, o botão faz.",
  instead: [
    { use: "ErrorState", when: "quando deveria haver algo e não deu para buscar" },
    { use: "Skeleton", when: "quando ainda não se sabe" },
    { use: "ResultCard", when: "quando é o resultado de algo que se esperava" },
  ],
  props: {
    action: "O botão ou o link que resolve.",
    children: "O que fazer agora, em uma frase.",
    picture: "Uma figura acima do título; enfeite, sem texto.",
    title: "O que ainda não há aqui.",
  },
  keyboard: [{ keys: "Tab", does: "Passa à ação, se houver." }],
  heard: [
    "“Nenhuma assinatura por aqui, título de nível 2”, e a frase",
    "a figura não é lida",
    "“Assinar agora, link”",
  ],
});
