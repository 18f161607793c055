import { dateFieldTexts } from "../DateField/dateFieldTexts.ts";

/** What a personal data form says of its own; each can be replaced. */
export const personalDataTexts = {
  ...dateFieldTexts,
  fullName: "Nome completo",
  cpf: "CPF",
  /** The line below the CPF. */
  cpfHint: "Vai na nota fiscal.",
  /** The same line where the CPF is locked. */
  lockedCpfHint: "É o CPF da sua conta e não muda. Se houver um erro nele, fale com a gente.",
  birthDate: "Data de nascimento",
  phone: "Celular",
};

export type PersonalDataFormTexts = typeof personalDataTexts;
