/** What an address form says of its own; each can be replaced. */
export const addressFormTexts = {
  cep: "CEP",
  street: "Rua ou avenida",
  number: "Número",
  numberHint: "Se tiver",
  /** Of the account's form, which needs one. */
  absentNumberHint: "Sem número? Use 0",
  complement: "Complemento",
  complementHint: "Apto, bloco…",
  /** What says that the complement may be left out. */
  complementOptional: "(opcional)",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
  reference: "Ponto de referência",
  referenceHint: "O que ajuda a achar a porta",
  /** What says that the reference may be left out. */
  referenceOptional: "(opcional)",
  /** What a screen reader hears while the look-up is asked. */
  lookingLabel: "Procurando o endereço",
  /** What a screen reader hears when the place was found; `place` is what was filled in, in one line. */
  foundLabel: (place: string) => `Endereço encontrado: ${place}`,
  /** What is shown when the look-up did not reply. */
  failedText: "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes.",
  /** What is shown when nobody knows the CEP. */
  notFoundText: "Não encontramos este CEP. Confira os números ou consulte de novo.",
  /** What is shown when the CEP is another's: what was typed for the one before is gone. */
  movedText: "O CEP é de outro lugar: escreva o número e o complemento de lá.",
  /** The name of the sign beside either of the two. */
  problemLabel: "Erro",
  /** The button that asks again. */
  retryLabel: "Consultar o CEP de novo",
};

export type AddressFormTexts = typeof addressFormTexts;
