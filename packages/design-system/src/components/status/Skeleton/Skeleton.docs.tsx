import { documented } from "@petbox/storybook/documented";
import { Skeleton } from "./Skeleton.tsx";

export const skeletonDocs = documented({
  component: Skeleton,
  example: <Skeleton shape="title" width="medium" />,
  states: [<Skeleton key="text" />, <Skeleton key="card" shape="card" />],
  purpose:
    "Guarda o lugar do que ainda não chegou, do mesmo tamanho, para que nada se mexa quando chegar. Uma linha de texto toma a altura do texto em volta.",
  instead: [
    { use: "Spinner", when: "quando não se sabe o que vem, ou é só uma conferência" },
    { use: "LoadingOverlay", when: "quando algo está sendo salvo" },
    { use: "EmptyState", when: "quando já se sabe que não há nada" },
  ],
  props: {
    shape: "O que vai aparecer aqui. Uma linha de texto tem o tamanho do texto em volta.",
    width: "A largura do que vai aparecer.",
  },
  keyboard: [],
  heard: ["nada: diga uma vez, ao lado, o que está sendo carregado"],
});
