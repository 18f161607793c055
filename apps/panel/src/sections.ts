/** The parts of the page, in its order: by the name in their addresses, what they are called. */
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
