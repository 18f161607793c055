import { couponNameMessages } from "../referral/messages.ts";

/** What the page after the checkout says for each error code of a coupon's name. */
export const inviteCouponMessages = {
  ...couponNameMessages,
  "coupon-name-missing": "Por favor preencha o campo cupom.",
  "coupon-name-too-long": "Máximo de 15 carácteres",
};
