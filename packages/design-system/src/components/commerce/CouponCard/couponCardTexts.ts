import { copyButtonTexts } from "../../actions/CopyButton/copyButtonTexts.ts";

/** What a coupon card says of its own; each can be replaced. */
export const couponCardTexts = {
  ...copyButtonTexts,
  offerLabel: (discount: string) => `${discount} OFF`,
  lifelongLabel: "VITALÍCIO",
  usedLabel: "Já usado",
  expiredLabel: "Expirado",
  codeLabel: "Código",
  copyLabel: "Copiar cupom",
  rulesLabel: "Veja as regras",
  untilText: (date: string) => `Válido até ${date}`,
  sinceText: (date: string) => `Valeu até ${date}`,
  /** Said of a coupon without a last day. */
  endlessLabel: "Sem prazo de validade",
};

export type CouponCardTexts = typeof couponCardTexts;
