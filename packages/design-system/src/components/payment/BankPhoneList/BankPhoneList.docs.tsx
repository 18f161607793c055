import { documented } from "@petbox/storybook/documented";
import { BankPhoneList } from "./BankPhoneList.tsx";

export const bankPhoneListDocs = documented({
  component: BankPhoneList,
  example: <BankPhoneList />,
  states: [<BankPhoneList key="empty" banks={[]} />],
  purpose:
    "Os telefones dos bancos, a um toque da ligação, para quem precisa saber por que o cartão foi recusado. Se a lista estiver vazia, diz onde achar o número.",
  instead: [{ use: "Link", when: "quando é um telefone só" }],
  props: {
    banks: "Os bancos e os telefones de cada um, na ordem em que aparecem.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa de um telefone ao outro." },
    { keys: "Enter", does: "Liga." },
  ],
  heard: ["“Telefones dos bancos, lista com 6 itens”", "“Banco do Brasil 4004 0001, link”"],
  texts: { label: "Telefones dos bancos", emptyText: "Ligue para o número que está no verso do seu cartão." },
});
