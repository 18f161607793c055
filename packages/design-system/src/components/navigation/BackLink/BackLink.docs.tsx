import { documented } from "@petbox/storybook/documented";
import { BackLink } from "./BackLink.tsx";

export const backLinkDocs = documented({
  component: BackLink,
  example: <BackLink href="/pet/porte/" />,
  states: [<BackLink key="action" onBack={() => undefined} />],
  purpose:
    "O caminho de volta numa sequência. Com endereço (href) é um link; sem ele (onBack), um botão que faz o que a página decidir. Fica sempre no mesmo lugar, antes do título.",
  instead: [
    { use: "Breadcrumb", when: "quando a página fica abaixo de outra, e não depois" },
    { use: "StepLayout", when: "quando é um passo da assinatura, que já o traz" },
    { use: "Button", when: "quando desfaz ou cancela algo" },
  ],
  props: {
    href: "O endereço a que volta.",
    label: "O que o link diz.",
    onBack: "Volta sem trocar de endereço; com ele é um botão.",
  },
  keyboard: [
    { keys: "Enter", does: "Volta." },
    { keys: "Espaço", does: "Volta, quando não há endereço." },
  ],
  heard: ["“Voltar, link”", "sem endereço: “Voltar, botão”"],
  labels: { label: "Voltar" },
});
