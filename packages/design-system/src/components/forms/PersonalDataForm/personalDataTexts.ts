import { dateFieldTexts } from "../DateField/dateFieldTexts.ts";

/** The texts of a personal data form, each replaceable through `texts`. */
export const personalDataTexts = {
  ...dateFieldTexts,
  /** The heading, replaced by `title`. */
  title: "Seus dados",
  fullName: "Nome completo",
  cpf: "CPF",
  /** The hint of the CPF. */
  cpfHint: "Vai na nota fiscal.",
  /** The hint of a locked CPF. */
  lockedCpfHint: "É o CPF da sua conta e não muda. Se houver um erro nele, fale com a gente.",
  birthDate: "Data de nascimento",
  phone: "Telefone com DDD",
};

export type PersonalDataFormTexts = typeof personalDataTexts;
