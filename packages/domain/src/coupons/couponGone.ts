/**
 * Shown to a visitor who opens the link of an invalid coupon (MAN-041); it does not reveal whether the coupon ever existed.
 * @param keepsAnother whether the session already has a coupon.
 */
export function couponGoneText(keepsAnother: boolean): string {
  return `Este cupom não existe ou não vale mais. ${keepsAnother ? "Você segue com o que já tinha." : "Você segue sem desconto."}`;
}
