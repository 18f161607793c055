/** A plan's length in months: monthly, half-yearly or yearly (FUN-004). */
export type PlanLength = 1 | 6 | 12;

/** A number on its own: not part of a longer number or of a price. */
const twelve = /(?:^|[^\d.,])12(?!\d|[.,]\d)/;
const six = /(?:^|[^\d.,])6(?!\d|[.,]\d)/;

interface Plan {
  readonly tag: string;
  /** Its length by another field, if the server sends it. */
  readonly months?: number | undefined;
  readonly description?: string | undefined;
}

/**
 * The length of a plan, from its tag, or else from its months, or else from its description, where 12 or "anual" takes
 * precedence over 6 or "semestral"; one month by default (FUN-120 to FUN-122, MAN-416). Case-insensitive.
 */
export function planLengthOf(plan: Plan): PlanLength {
  const tag = plan.tag.toLowerCase();
  if (tag.includes("anual")) return 12;
  if (tag.includes("semestral")) return 6;
  if (tag.includes("mensal")) return 1;
  if (plan.months === 12 || plan.months === 6) return plan.months;
  const description = (plan.description ?? "").toLowerCase();
  if (twelve.test(description) || description.includes("anual")) return 12;
  if (six.test(description) || description.includes("semestral")) return 6;
  return 1;
}

/** Sort comparator: yearly first, then half-yearly, then monthly (FUN-083). */
export function planOrder(one: PlanLength, other: PlanLength): number {
  return other - one;
}
