import type { ReactNode } from "react";

const fieldLabels = {
  cep: "CEP",
  street: "Rua ou avenida",
  number: "Número",
  complement: "Complemento",
  neighborhood: "Bairro",
  city: "Cidade",
  state: "Estado",
};

const placeholders = { numberPlaceholder: "Se tiver", complementPlaceholder: "Apto, bloco…" };

/** What the fields are called, and what two of them show while they are empty. */
export type AddressLabels = Readonly<Record<keyof typeof fieldLabels, ReactNode>> &
  Readonly<Record<keyof typeof placeholders, string>>;

export const defaultAddressLabels: AddressLabels = { ...fieldLabels, ...placeholders };
