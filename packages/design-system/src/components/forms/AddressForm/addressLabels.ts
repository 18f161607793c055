import type { ReactNode } from "react";

const fieldLabels = {
  cep: "CEP",
  street: "Rua ou avenida",
  number: "Número",
  numberHint: "Se tiver",
  complement: "Complemento",
  complementHint: "Apto, bloco…",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
};

/** What the fields are called, the lines of help of two of them, and what says that the complement may be left out. */
export type AddressLabels = Readonly<Record<keyof typeof fieldLabels, ReactNode>> & {
  readonly complementOptional: string;
};

export const defaultAddressLabels: AddressLabels = { ...fieldLabels, complementOptional: "(opcional)" };
