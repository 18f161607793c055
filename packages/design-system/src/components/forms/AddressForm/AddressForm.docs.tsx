import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { documented } from "@petbox/storybook/documented";
import { AddressForm } from "./AddressForm.tsx";

const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: "01310-100" });
const cep = parseCep("01310-100");
const failed = cep.ok ? nextCepLookup(looking, { type: "failed", cep: cep.value }) : looking;
const unknown = cep.ok ? nextCepLookup(looking, { type: "replied", cep: cep.value, place: undefined }) : looking;
const paulista = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" };
const found = cep.ok ? nextCepLookup(looking, { type: "replied", cep: cep.value, place: paulista }) : looking;
const before = parseCep("20040-020");
const moved = before.ok ? { cep: before.value, number: "305" } : {};

const asks = { onCepChange: () => undefined, onRetry: () => undefined };

export const addressFormDocs = documented({
  component: AddressForm,
  example: <AddressForm lookup={initialCepLookup} {...asks} />,
  states: [
    <AddressForm key="looking" lookup={looking} {...asks} />,
    <AddressForm key="failed" lookup={failed} {...asks} />,
    <AddressForm key="unknown" lookup={unknown} {...asks} />,
    <AddressForm key="moved" lookup={found} known={moved} {...asks} />,
    <AddressForm key="account" variant="account" lookup={initialCepLookup} {...asks} />,
  ],
  purpose:
    "Para onde a caixa vai. O CEP preenche rua, bairro, cidade e estado; o que ele preencheu fica travado, o que ele não sabe é perguntado. Outro CEP é outro endereço: o que foi escrito para o anterior sai. Um endereço inteiro, colado no CEP, vai cada parte ao seu campo. É uma parte de um Form, e a consulta é de quem usa: lookup diz em que pé ela está. Os nomes dos campos se trocam, um a um, em texts; foundLabel, ali, troca o que se ouve quando o endereço chega.",
  instead: [
    { use: "MaskedField", when: "quando basta o CEP" },
    { use: "PersonalDataForm", when: "quando a pergunta é quem recebe" },
  ],
  props: {
    lookup: "Como ficou a busca do CEP.",
    onCepChange: "Recebe o texto do CEP a cada mudança.",
    onCheckoutStart: 'Avisa uma vez, quando a variante "static" aparece: o checkout começou.',
    onRetry: "Busca de novo o mesmo CEP.",
    known: "Com o que os campos começam, quando se muda um endereço; o CEP dele também está em lookup.",
    variant:
      '"static" aceita um número de 5 dígitos em vez de 6, e avisa o começo do checkout; "userData" exige o número, e diz os erros com as palavras da área do assinante; "account" pede também um ponto de referência, e esvazia o CEP que não foi encontrado.',
  },
  keyboard: [
    {
      keys: "Tab",
      does: "CEP, rua, número, complemento, bairro, cidade e estado; os travados também, para serem lidos.",
    },
    {
      keys: "Enter em “Consultar o CEP de novo”",
      does: "Pergunta outra vez pelo mesmo CEP; achado, o foco vai ao primeiro campo vazio.",
    },
  ],
  heard: [
    "“Endereço de entrega, grupo; CEP, editar texto”",
    "“Procurando o endereço”, depois “Endereço encontrado: Avenida Paulista, Bela Vista, São Paulo, SP”",
    "sem resposta: o problema, na hora, e ele como descrição de cada campo",
  ],
  labels: { title: "Endereço de entrega" },
  texts: {
    lookingLabel: "Procurando o endereço",
    failedText: "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes.",
    notFoundText: "Não encontramos este CEP. Confira os números ou consulte de novo.",
    movedText: "O CEP é de outro lugar: escreva o número e o complemento de lá.",
    problemLabel: "Erro",
    retryLabel: "Consultar o CEP de novo",
  },
});
