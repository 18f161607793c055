/** Shown when a coupon has been copied (SUB-372, MAN-391). */
export const couponCopiedText = "Cupom copiado com sucesso!";

/** Shown if the browser denies access to the clipboard. */
export const couponNotCopiedText = "O navegador não deixou copiar. Toque e segure o código para copiar.";

/**
 * Shown to a visitor who opens the link of an invalid coupon (MAN-041); it does not reveal whether the coupon ever existed.
 * @param keepsAnother whether the session already has a coupon.
 * @param isCustomer whether the coupon may be the visitor's own invitation, which is for friends only.
 */
export function couponGoneText(keepsAnother: boolean, isCustomer: boolean): string {
  const why = isCustomer
    ? "Este cupom não existe, não vale mais ou é o seu próprio convite, que é para os seus amigos."
    : "Este cupom não existe ou não vale mais.";
  return `${why} ${keepsAnother ? "Você segue com o que já tinha." : "Você segue sem desconto."}`;
}
