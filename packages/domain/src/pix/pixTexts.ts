/** The specification's texts, verbatim, typos included (MAN-387 to MAN-390). */
export const pixTexts = {
  notFound: "Não foi possivel encontar esse pagamento!",
  expiredTitle: "PIX Expirado",
  expired: "Este seu link de pagamento expirou!",
  copy: "Copiar PIX",
  copied: "PIX copiado com sucesso!",
} as const;
