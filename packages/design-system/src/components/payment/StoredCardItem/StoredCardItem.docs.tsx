import { civilDate } from "@petbox/domain/calendar/civilDate";
import { documented } from "@petbox/storybook/documented";
import { StoredCardItem } from "./StoredCardItem.tsx";

const today = civilDate(2026, 11, 21);
const nothing = () => undefined;
const elo = { id: "c2", brand: "ELO", lastFour: "5904", isMain: false } as const;

export const storedCardItemDocs = documented({
  component: StoredCardItem,
  example: (
    <StoredCardItem
      card={{
        id: "c1",
        brand: "VISA",
        holderName: "ANA SOUZA",
        firstSix: "411111",
        lastFour: "1234",
        expiry: { month: "04", year: "31" },
        isMain: true,
      }}
      today={today}
      onEdit={nothing}
      onRemove={nothing}
    />
  ),
  states: [
    <StoredCardItem
      key="ending"
      card={{ ...elo, expiry: { month: "12", year: "26" } }}
      today={today}
      onMakeMain={nothing}
      onRemove={nothing}
    />,
    <StoredCardItem key="over" card={{ ...elo, expiry: { month: "10", year: "26" } }} today={today} />,
    <StoredCardItem key="unknown" card={{ id: "c3", lastFour: "0007", isMain: false }} today={today} />,
    <StoredCardItem
      key="pending"
      card={elo}
      today={today}
      onMakeMain={nothing}
      onRemove={nothing}
      pendingAction="remove"
    />,
    <StoredCardItem key="choice" card={elo} today={today} choice={{ name: "wallet_id" }} />,
  ],
  purpose:
    "Mostra um cartão guardado: a bandeira, o número com o meio escondido, o titular, a validade, se é o principal e o que ele paga a seguir. Avisa quando ele vence em breve ou já venceu. Com `choice` vira uma opção entre vários cartões; um vencido não se escolhe. Antes de remover, pergunte com um ConfirmDialog.",
  instead: [
    { use: "CardPicture", when: "quando o cartão está sendo digitado" },
    { use: "CardForm", when: "quando se pede um cartão novo" },
    { use: "RadioGroup", when: "quando se escolhe entre formas de pagamento, e não entre cartões" },
  ],
  props: {
    card: "O cartão guardado: bandeira, quatro últimos dígitos e validade.",
    choice:
      "Com ela o cartão pode ser escolhido numa lista: o grupo (`name`), se é o escolhido (`checked` ou `defaultChecked`) e quem é avisado (`onCheckedChange`), ou o que o `register` do react-hook-form dá.",
    onEdit: "Pediu para editar; sem ele não há botão.",
    onMakeMain: "Pediu que a cobrança venha neste cartão. O que já é o principal não tem esse botão.",
    onRemove: "Pediu para tirar da lista: pergunte antes, com `ConfirmDialog`.",
    pendingAction: "O que está sendo feito; até o fim, nenhuma ação é aceita.",
    today: "O dia de hoje: diz se o cartão venceu.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pelas ações; na escolha, entra no grupo e sai dele." },
    { keys: "Enter ou Espaço", does: "Aciona o botão." },
    { keys: "Setas", does: "Na escolha, passam de um cartão a outro." },
  ],
  heard: [
    "“Visa final 1234, grupo”, “Principal”, “ANA SOUZA”, “Validade 04/31”",
    "“Remover Visa final 1234, botão”",
    "na escolha: “Elo final 5904, Validade 12/26, Vence em breve, botão de opção, não marcado, 1 de 2”",
  ],
  texts: {
    mainLabel: "Principal",
    endingLabel: "Vence em breve",
    overLabel: "Vencido",
    unknownBrandLabel: "Cartão",
    makeMainLabel: "Tornar principal",
    editLabel: "Editar",
    removeLabel: "Remover",
    pendingLabel: "Carregando",
  },
});
