/** The sections of the page in order: anchor name and title. */
export const sections = {
  pessoas: "Pessoas",
  pagamentos: "Pagamentos à espera do banco",
  emails: "E-mails enviados",
  relogio: "Relógio",
  demora: "Demora",
  falhas: "Falhas",
  mundos: "Mundos",
} as const;

export type SectionName = keyof typeof sections;
