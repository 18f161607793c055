import type { Messages } from "@petbox/domain/fieldErrors";

/** The texts of an address form, each replaceable through `texts`. */
export const addressFormTexts = {
  /** The heading, replaced by `title`. */
  title: "Endereço de entrega",
  cep: "CEP",
  street: "Rua ou avenida",
  number: "Número",
  /** The note that the number is optional, where it is. */
  numberOptional: "(opcional)",
  /** Where the number has digits only. */
  digitsHint: "Só números",
  /** For the account's form, which requires one. */
  absentNumberHint: "Sem número? Use 0",
  complement: "Complemento",
  complementHint: "Apto, bloco…",
  /** The note that the complement is optional. */
  complementOptional: "(opcional)",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
  reference: "Ponto de referência",
  referenceHint: "O que ajuda a achar a porta",
  /** The note that the reference is optional. */
  referenceOptional: "(opcional)",
  /** Announced while the look-up is in progress. */
  lookingLabel: "Procurando o endereço",
  /** Announced when the place was found; `place` is the filled-in text, in one line. */
  foundLabel: (place: string) => `Endereço encontrado: ${place}`,
  /** Shown if the look-up failed. */
  failedText: "A consulta do CEP não respondeu, e sem ela não dá para seguir. Tente de novo em instantes.",
  /** Shown when the CEP is unknown. */
  notFoundText: "Não encontramos este CEP. Confira os números ou consulte de novo.",
  /** Shown when the CEP belongs to another place, and the typed parts of the previous one were discarded. */
  movedText: "CEP novo: preencha de novo o número e o complemento.",
  /** The accessible name of the sign beside either notice. */
  problemLabel: "Erro",
  /** The retry button. */
  retryLabel: "Consultar o CEP de novo",
};

export type AddressFormTexts = typeof addressFormTexts & {
  /** Shown for a street or neighbourhood that the look-up left empty. @default the messages of the variant */
  errors?: Messages<"street-invalid" | "neighborhood-invalid"> | undefined;
};
