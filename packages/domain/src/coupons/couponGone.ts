/**
 * Said to who opened the link of a coupon that does not hold (MAN-041); whether it ever did, nobody tells.
 * @param keepsAnother whether the session has one already.
 */
export function couponGoneText(keepsAnother: boolean): string {
  return `Este cupom não existe ou não vale mais. ${keepsAnother ? "Você segue com o que já tinha." : "Você segue sem desconto."}`;
}
