import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import type { CouponStanding } from "@petbox/domain/coupons/standing";
import type { CouponCardTexts } from "./couponCardTexts.ts";

/** The validity of the coupon; undefined if the badge already says it. */
export function validityText(
  standing: CouponStanding,
  texts: Pick<CouponCardTexts, "untilText" | "sinceText" | "endlessLabel">,
  formatDate: (date: CivilDate) => string,
): string | undefined {
  switch (standing.kind) {
    case "valid":
      if (standing.until === undefined) return texts.endlessLabel;
      return texts.untilText(formatDate(standing.until));
    case "expired":
      return texts.sinceText(formatDate(standing.since));
    case "lifelong":
    case "used":
      return undefined;
  }
}
