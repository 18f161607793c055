import { type CivilDate, isBefore, parseCivilDate } from "@petbox/domain/calendar/civilDate";

/** A coupon as the shop made it (MAN-158). */
export interface CouponSeed {
  /** As typed by the customer; its case does not matter. */
  readonly name: string;
  readonly description: string;
  readonly type_discount: "real" | "porcentagem";
  /** Decimal reais off the whole term, or a whole percentage of it. */
  readonly value_discount: number;
  /** The last day on which it holds, yyyy-mm-dd; null when it holds for good. */
  readonly data_expiration: string | null;
}

/** The coupon of the running campaign, given to a visitor who comes through it. */
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
    description: "Convite do Bob: R$60,00 de desconto no plano.",
    type_discount: "real",
    value_discount: 60,
    data_expiration: null,
  },
  {
    name: "MIKA07",
    description: "Convite da Mika: R$24,00 de desconto no plano.",
    type_discount: "real",
    value_discount: 24,
    data_expiration: null,
  },
  {
    name: "VEMPRACA",
    description: "15% de desconto no plano.",
    type_discount: "porcentagem",
    value_discount: 15,
    data_expiration: null,
  },
  {
    name: "ANOGRATIS",
    description: "Prêmio de sorteio: R$1.500,00 de desconto, mais do que um ano de caixa custa.",
    type_discount: "real",
    value_discount: 1500,
    data_expiration: null,
  },
  {
    name: "NATAL2023",
    description: "Campanha de Natal: 20% de desconto no plano.",
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

/** The coupon of a code that still holds today (its last day included); undefined for an unknown or expired one (MAN-313). */
export const couponOf = (code: string, today: CivilDate): CouponSeed | undefined =>
  coupons.find((coupon) => coupon.name === code.trim().toUpperCase() && holds(coupon, today));
