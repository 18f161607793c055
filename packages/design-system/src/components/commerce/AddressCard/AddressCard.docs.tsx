import { parseCep } from "@petbox/domain/address/cep";
import { documented } from "@petbox/storybook/documented";
import { AddressCard } from "./AddressCard.tsx";

const cep = parseCep("01310-100");

export const addressCardDocs = documented({
  component: AddressCard,
  example: (
    <AddressCard
      title="Entrega do Bob"
      address={{
        street: "Avenida Paulista",
        number: "1578",
        complement: "apto 42",
        neighborhood: "Bela Vista",
        city: "São Paulo",
        state: "SP",
        cep: cep.ok ? cep.value : undefined,
        reference: "em frente ao parque",
      }}
      onEdit={() => undefined}
    />
  ),
  states: [
    <AddressCard
      key="incomplete"
      title="Entrega da Mika"
      address={{ street: "Avenida Paulista", city: "São Paulo", state: "SP" }}
    />,
    <AddressCard key="empty" title="Entrega da Luna" address={{}} />,
  ],
  purpose:
    "Mostra um endereço nas linhas em que ele vai no pacote, com o lápis que o muda. O que falta para entregar é dito com todas as letras, em vez de virar um buraco na linha.",
  instead: [
    { use: "AddressForm", when: "quando se escreve o endereço" },
    { use: "Card", when: "quando é outra coisa que se guarda em linhas" },
  ],
  props: {
    address: "O que se sabe do endereço; o que falta é dito.",
    note: "O que mais se precisa saber: por que não há lápis.",
    onEdit: "O lápis foi tocado; sem ele não há lápis.",
    title: "De que é o endereço, diferente do dos cartões ao lado: “Entrega do Bob”.",
  },
  keyboard: [
    { keys: "Tab", does: "Passa pelo lápis." },
    { keys: "Enter ou Espaço", does: "No lápis, pede a mudança do endereço." },
  ],
  heard: [
    "“Entrega do Bob, título”, “Editar endereço: Entrega do Bob, botão”",
    "“Avenida Paulista, 1578 – apto 42”, linha por linha",
    "Incompleto: “Falta completar: número, bairro e CEP”",
  ],
  texts: { editLabel: "Editar endereço", emptyLabel: "Nenhum endereço por aqui ainda.", referenceLabel: "Referência" },
});
