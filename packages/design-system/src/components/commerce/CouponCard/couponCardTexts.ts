import { copyButtonTexts } from "../../actions/CopyButton/copyButtonTexts.ts";

/** The texts of a coupon card, each replaceable through `texts`. */
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
  /** Shown for a coupon that does not expire. */
  endlessLabel: "Sem prazo de validade",
};

export type CouponCardTexts = typeof couponCardTexts;
