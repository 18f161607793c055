/** The texts of a commitment summary, each replaceable through `texts`. */
export const commitmentSummaryTexts = {
  /** The heading, replaced by `title`. */
  title: "O que vou pagar, e quando?",
  todayLabel: "Hoje",
  nextChargeLabel: "Próxima cobrança",
  renewalLabel: "Renovação automática",
  firstBoxLabel: "Primeira caixa",
  /** An amount to which the freight, not known yet, is added. */
  withFreightText: (charge: string) => `${charge} +\u00a0frete`,
  nextChargeText: (charge: string, date: string) => `${charge}, em ${date}`,
  /** The day of a renewal at a higher price than today's, because a coupon counts for one term. */
  dearerRenewalText: (date: string) => `${date}, sem o cupom`,
  firstBoxText: (start: string, end: string) => `entre ${start} e ${end}`,
  leavingTitle: "E se eu cancelar antes?",
  leavingText:
    "A multa é de 10% do valor dos meses que faltam. No último mês, não há multa. Cada renovação começa um período novo, com a mesma regra.",
  /** The accessible name of the table of penalties. */
  tableCaption: "Valor da multa, conforme o mês do cancelamento",
  monthLabel: "Cancelando no mês",
  penaltyLabel: "Multa",
  noPenaltyLabel: "Nada",
  /** Shown for a plan without a cost of leaving. */
  freeLeavingText: "Cancele quando quiser, sem multa.",
};

export type CommitmentSummaryTexts = typeof commitmentSummaryTexts;
