import { documented } from "@petbox/storybook/documented";
import { Text } from "../../foundations/Text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

export const tabsDocs = documented({
  component: Tabs<string>,
  example: (
    <Tabs
      label="Dados cadastrais"
      value="pets"
      onValueChange={() => undefined}
      tabs={[
        { value: "pets", label: "Pets", href: "?aba=pets", panel: <Text>Bob, porte pequeno.</Text> },
        { value: "entrega", label: "Entrega", href: "?aba=entrega", panel: <Text>Rua das Flores, 10.</Text> },
        { value: "cobranca", label: "Cobrança", href: "?aba=cobranca", panel: <Text>Visa com final 1111.</Text> },
      ]}
    />
  ),
  states: [
    <Tabs
      key="alone"
      label="Envios"
      value="bob"
      onValueChange={() => undefined}
      tabs={[{ value: "bob", label: "Bob", panel: <Text>A caixa do Bob está a caminho.</Text> }]}
    />,
  ],
  purpose:
    "Mostra uma vista por vez do mesmo assunto: os dados do cadastro, os envios de cada assinatura. A página guarda a aba escolhida, de preferência no endereço; o que foi preenchido numa aba continua lá na volta. Com uma só aba, só o conteúdo aparece.",
  instead: [
    { use: "RadioGroup", when: "quando a escolha é uma resposta que será enviada" },
    { use: "LinkButton", when: "quando leva a outra página" },
    { use: "Stack", when: "quando cabe mostrar tudo, um embaixo do outro" },
  ],
  props: {
    defaultValue: "A aba escolhida no começo, quando a página não guarda nenhuma.",
    label: "Entre o que se escolhe, para o leitor de tela: “Dados cadastrais”.",
    mountAll: "Prepara todos os painéis desde o começo. Sem isso, um painel começa quando a sua aba é escolhida.",
    onValueChange: "Recebe a aba escolhida.",
    tabs: "As abas. Com uma só não há o que escolher: o painel fica sozinho.",
    value: "A aba escolhida, para uma página que a guarda, no estado ou no endereço: nada muda enquanto ela não mudar.",
  },
  keyboard: [
    { keys: "Tab", does: "Entra na aba escolhida; de novo, vai ao conteúdo dela." },
    { keys: "← e →", does: "Escolhe a aba anterior ou a seguinte, dando a volta no fim." },
    { keys: "Home e End", does: "Escolhe a primeira ou a última." },
    { keys: "Ctrl ou ⌘ com clique", does: "Numa aba com endereço, abre-a em outra aba do navegador." },
  ],
  heard: [
    "“Dados cadastrais, lista de abas”",
    "“Pets, aba, selecionada, 1 de 3”",
    "ao entrar no conteúdo: “Pets, painel da aba”",
  ],
});
