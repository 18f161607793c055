import { dateFieldTexts } from "../DateField/dateFieldTexts.ts";

/** What a personal data form says of its own; each can be replaced. */
export const personalDataTexts = {
  ...dateFieldTexts,
  fullName: "Nome completo",
  cpf: "CPF",
  /** The line below the CPF. */
  cpfHint: "Vai na nota fiscal.",
  birthDate: "Data de nascimento",
  phone: "Celular",
};

export type PersonalDataFormTexts = typeof personalDataTexts;
