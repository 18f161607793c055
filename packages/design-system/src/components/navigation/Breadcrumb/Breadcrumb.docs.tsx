import { documented } from "@petbox/storybook/documented";
import { Breadcrumb } from "./Breadcrumb.tsx";

export const breadcrumbDocs = documented({
  component: Breadcrumb,
  example: <Breadcrumb trail={[{ label: "Minha conta", href: "/area-cliente" }]} current="Convite" />,
  states: [<Breadcrumb key="alone" current="Minha conta" />],
  purpose:
    "Diz onde a página fica e leva às que estão acima dela. No celular sobra só a de cima, como caminho de volta. Fica antes do título da página, uma vez só.",
  instead: [
    { use: "BackLink", when: "quando se volta um passo numa sequência, como na assinatura" },
    { use: "Tabs", when: "quando se troca de vista dentro da mesma página" },
  ],
  props: {
    current: "O nome desta página: a última, e sem link.",
    trail: "As páginas acima desta, a mais geral primeiro.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa de uma página à seguinte; a atual não é parada." },
    { keys: "Enter", does: "Vai à página." },
  ],
  heard: ["“Você está em, navegação”", "“lista com 2 itens: Minha conta, link”", "“Convite, página atual”"],
  texts: { label: "Você está em" },
});
