import { type CivilDate, isBefore, parseCivilDate } from "@petbox/domain/calendar/civilDate";

/** A coupon issued by the shop (MAN-158). */
export interface CouponSeed {
  /** The name that customers type, in any case. */
  readonly name: string;
  readonly description: string;
  readonly type_discount: "real" | "porcentagem";
  /** An amount off the whole term in decimal reais, or a whole percentage of it. */
  readonly value_discount: number;
  /** The last valid day, yyyy-mm-dd; null if it never expires. */
  readonly data_expiration: string | null;
}

/** The coupon of the current campaign, given to visitors who arrive through it. */
export const campaignCoupon: CouponSeed = {
  name: "PRIMEIRACAIXA",
  description: "R$30,00 de desconto no seu primeiro plano.",
  type_discount: "real",
  value_discount: 30,
  data_expiration: null,
};

export const coupons: readonly CouponSeed[] = [
  campaignCoupon,
  {
    name: "BOBQUERIDO",
    description: "R$60,00 de desconto no seu plano, presente do Bob.",
    type_discount: "real",
    value_discount: 60,
    data_expiration: null,
  },
  {
    name: "MIKA07",
    description: "R$24,00 de desconto no seu plano, presente da Mika.",
    type_discount: "real",
    value_discount: 24,
    data_expiration: null,
  },
  {
    name: "VEMPRACA",
    description: "15% de desconto no seu plano.",
    type_discount: "porcentagem",
    value_discount: 15,
    data_expiration: null,
  },
  {
    name: "ANOGRATIS",
    description: "R$1.500,00 de desconto, prêmio de sorteio: mais do que um ano de caixa custa.",
    type_discount: "real",
    value_discount: 1500,
    data_expiration: null,
  },
  {
    name: "NATAL2023",
    description: "20% de desconto no seu plano, da campanha de Natal.",
    type_discount: "porcentagem",
    value_discount: 20,
    data_expiration: "2023-12-31",
  },
];

const holds = ({ data_expiration }: CouponSeed, today: CivilDate): boolean => {
  if (data_expiration === null) return true;
  const last = parseCivilDate(data_expiration);
  return last.ok && !isBefore(last.value, today);
};

/** The coupon with this name if it is valid today, its last day included; undefined if unknown or expired (MAN-313). */
export const couponOf = (code: string, today: CivilDate): CouponSeed | undefined =>
  coupons.find((coupon) => coupon.name === code.trim().toUpperCase() && holds(coupon, today));
