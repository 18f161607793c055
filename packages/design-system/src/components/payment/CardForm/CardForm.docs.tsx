import { civilDate } from "@petbox/domain/calendar/civilDate";
import { type CardPayment, parseCard } from "@petbox/domain/card/card";
import { documented } from "@petbox/storybook/documented";
import { Button } from "../../actions/Button/index.ts";
import { CardForm } from "./CardForm.tsx";

export const cardFormDocs = documented({
  component: CardForm<CardPayment>,
  example: (
    <CardForm today={civilDate(2026, 3, 10)} parse={parseCard} onSubmit={() => undefined}>
      <Button type="submit">Pagar R$ 958,80</Button>
    </CardForm>
  ),
  purpose:
    "O cartão que paga, com a figura dele enquanto se digita: bandeira, últimos dígitos, nome e validade. Quem julga o cartão é parseCard, do domínio: a página o traz no seu próprio código. Número e código ficam nos próprios campos e vão só para onSubmit. Os nomes dos campos se trocam, um a um, em texts; os textos da figura, em texts.picture.",
  instead: [
    { use: "CardPicture", when: "quando é só a figura de um cartão" },
    { use: "MaskedField", when: "quando falta só um dado do cartão, como o código" },
  ],
  props: {
    asks: "O que se pergunta: tudo de uma compra, ou só o cartão, sem CPF nem termos (com `parseWalletCard`).",
    children: "O que fica abaixo dos campos: o que deu errado e o botão que envia.",
    expiry:
      "Como se pergunta a validade: mês e ano escolhidos em duas listas, ou digitada num campo só, MM/AA (com `parseTypedCard`).",
    knownHolderName: "O nome que já se conhece, quando um cartão toma o lugar de outro.",
    knownCpf: "O CPF que já se conhece, como é mostrado; pode chegar depois.",
    parse:
      "O que confere o cartão: `parseCard` do domínio. É a página que o traz, no seu próprio pedaço, porque ele conhece todas as bandeiras.",
    pending: "Enquanto for true, o formulário não pode ser enviado.",
    termsHref: "Onde estão os termos.",
    today: "O dia de hoje: decide que meses e anos podem ser escolhidos.",
  },
  keyboard: [
    { keys: "Tab", does: "Nome, número, mês, ano, código, CPF, termos e o link deles, nesta ordem." },
    { keys: "Setas no mês e no ano", does: "Trocam a opção; meses que já passaram não podem ser escolhidos." },
    { keys: "Enter em um campo", does: "Envia, como o botão." },
  ],
  heard: [
    "“Cartão Visa, final 1111, titular Ana Souza, validade 02/31”, no lugar da figura",
    "“Código de segurança, editar texto, 3 ou 4 dígitos (CVV)”",
    "recusado: um só aviso, e o foco vai ao primeiro campo errado",
  ],
  texts: { termsLinkLabel: "Ler os termos de uso", newTabLabel: "(abre em outra aba)" },
});
