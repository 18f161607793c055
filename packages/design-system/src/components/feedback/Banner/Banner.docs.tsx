import { documented } from "@petbox/storybook/documented";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Banner } from "./Banner.tsx";

export const bannerDocs = documented({
  component: Banner,
  example: (
    <Banner
      tone="warning"
      title="O pagamento do Bob está em atraso"
      action={<LinkButton href="/assinatura/resolver/A1">Quero regularizar</LinkButton>}
      onDismiss={() => undefined}
    >
      <Text>A próxima caixa sai assim que ele for aprovado.</Text>
    </Banner>
  ),
  states: [
    <Banner key="danger" tone="danger" title="Assinatura cancelada" />,
    <Banner key="info" tone="info" title="Esta assinatura foi renovada" />,
    <Banner key="offer" tone="offer" title="Mais um ano de caixas para o Bob?" />,
  ],
  purpose:
    "O aviso da página inteira, de ponta a ponta, logo abaixo do cabeçalho: em que pé está aquilo de que a página trata, e o que fazer. Já está lá quando a página abre, por isso não interrompe a leitura. Um só por página: o mais urgente. Fechado, quem guarda isso é a página.",
  instead: [
    {
      use: "Alert",
      when: "quando a mensagem é sobre uma parte da página, ou aparece depois de uma ação e precisa ser ouvida",
    },
    { use: "Toast", when: "quando só confirma o que acabou de ser feito e pode sumir sozinha" },
    { use: "OfflineNotice", when: "quando falta internet" },
    { use: "CouponBar", when: "quando diz que cupom está em uso" },
  ],
  props: {
    action: "A única coisa a fazer: um Button ou um LinkButton.",
    children: "O que isso significa, em uma ou duas frases.",
    tone: "O que é: o sinal, a cor e o que o leitor de tela diz dele.",
    onDismiss: "Com ele quem lê pode fechar; a página o tira da tela e lembra que foi fechado.",
    title: "Do que se trata, em poucas palavras: um título da página.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa à ação e depois ao botão de fechar." },
    { keys: "Enter ou Espaço", does: "No botão de fechar, fecha o aviso e leva o foco ao conteúdo da página." },
  ],
  heard: [
    "“O pagamento do Bob está em atraso, região”",
    "“Atenção, imagem”",
    "“O pagamento do Bob está em atraso, título de nível 2”, e o texto",
    "“Quero regularizar, link”, “Fechar aviso, botão”",
  ],
  texts: { dismissLabel: "Fechar aviso" },
});
