/** The texts of a coupon field, each replaceable through `texts`. */
export const couponFieldTexts = {
  /** The accessible name of the whole. */
  groupLabel: "Cupom de desconto",
  label: "Tem um cupom?",
  placeholder: "Digite o código",
  applyLabel: "Aplicar",
  /** The accessible name of the button while a code is checked. */
  applyingLabel: "Conferindo o cupom",
  appliedLabel: "Cupom aplicado",
  removeLabel: "Remover",
  /** The accessible name of the button while the coupon is removed. */
  removingLabel: "Removendo o cupom",
  /** The announcement after the coupon was removed. */
  removedLabel: "Cupom removido",
};

export type CouponFieldTexts = typeof couponFieldTexts;
