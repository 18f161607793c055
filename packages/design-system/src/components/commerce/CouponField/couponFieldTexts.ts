/** What a coupon field says of its own; each can be replaced. */
export const couponFieldTexts = {
  /** What the whole is, for screen readers. */
  groupLabel: "Cupom de desconto",
  label: "Tem um cupom?",
  placeholder: "Digite o código",
  applyLabel: "Aplicar",
  /** The name of the button while a code is checked. */
  applyingLabel: "Conferindo o cupom",
  appliedLabel: "Cupom aplicado",
  removeLabel: "Remover",
  /** The name of the button while the coupon is taken away. */
  removingLabel: "Carregando",
  /** What a screen reader hears when the coupon is gone. */
  removedLabel: "Cupom removido",
};

export type CouponFieldTexts = typeof couponFieldTexts;
