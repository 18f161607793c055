import { listed } from "@petbox/domain/text/listed";
import { addressLineTexts, type RequiredPart } from "./addressLines.ts";

const partNames: Readonly<Record<RequiredPart, string>> = {
  street: "rua",
  number: "número",
  neighborhood: "bairro",
  city: "cidade",
  state: "estado",
  cep: "CEP",
};

/** The texts of an address card, each replaceable through `texts`. */
export const addressCardTexts = {
  ...addressLineTexts,
  editLabel: "Editar endereço",
  emptyLabel: "Nenhum endereço por aqui ainda.",
  referenceLabel: "Referência",
  missingText: (parts: readonly RequiredPart[]) => `Falta completar: ${listed(parts.map((part) => partNames[part]))}`,
};

export type AddressCardTexts = typeof addressCardTexts;
