/** How many months a plan lasts: monthly, semestral or annual (FUN-004). */
export type PlanLength = 1 | 6 | 12;

declare const planTagBrand: unique symbol;

/** The server's name for a plan: sent back as it came, read only for the length it tells. */
export type PlanTag = string & { readonly [planTagBrand]: true };

/** Marks a text of the server as the tag of a plan. */
export function planTag(text: string): PlanTag {
  return text as PlanTag;
}

/** A number of months by itself: not a part of a longer number, nor of a price. */
const twelve = /(?:^|[^\d.,])12(?!\d|[.,]\d)/;
const six = /(?:^|[^\d.,])6(?!\d|[.,]\d)/;

/**
 * The length of a plan: its tag tells it first; else the description, in which 12 or "anual" goes before 6 or
 * "semestral"; else it is one month (FUN-120 to FUN-122, MAN-416). Case does not matter.
 */
export function planLengthOf(plan: { readonly tag: string; readonly description?: string | undefined }): PlanLength {
  const tag = plan.tag.toLowerCase();
  if (tag.includes("anual")) return 12;
  if (tag.includes("semestral")) return 6;
  if (tag.includes("mensal")) return 1;
  const description = (plan.description ?? "").toLowerCase();
  if (twelve.test(description) || description.includes("anual")) return 12;
  if (six.test(description) || description.includes("semestral")) return 6;
  return 1;
}

/** Compares two lengths for sorting: annual first, then semestral, then monthly (FUN-083). */
export function planOrder(one: PlanLength, other: PlanLength): number {
  return other - one;
}
