/** What a form says for each error code of a coupon's name. */
export const couponNameMessages = {
  "coupon-name-characters": "Use apenas letras e números, sem espaços e acentos.",
  "coupon-name-length": "Mínimo 6 e máximo 15 caracteres.",
};

/** An error code of a coupon's name. */
export type CouponNameErrorCode = keyof typeof couponNameMessages;
