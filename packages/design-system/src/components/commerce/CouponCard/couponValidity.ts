import { formatBrazilianDate } from "@petbox/domain/calendar/civilDate";
import type { CouponStanding } from "@petbox/domain/coupons/standing";

/** What is said of until when a coupon holds. */
export interface ValidityTexts {
  /** @default (date) => `Válido até ${date}` */
  untilText?: ((date: string) => string) | undefined;
  /** @default (date) => `Valeu até ${date}` */
  sinceText?: ((date: string) => string) | undefined;
  /**
   * Said of a coupon without a last day.
   * @default "Sem data para acabar"
   */
  endlessLabel?: string | undefined;
}

/** Until when the coupon holds, or held; nothing where the badge beside it says it all. */
export function validityText(standing: CouponStanding, texts: ValidityTexts): string | undefined {
  const { untilText = (date) => `Válido até ${date}`, sinceText = (date) => `Valeu até ${date}` } = texts;
  switch (standing.kind) {
    case "valid":
      if (standing.until === undefined) return texts.endlessLabel ?? "Sem data para acabar";
      return untilText(formatBrazilianDate(standing.until));
    case "expired":
      return sinceText(formatBrazilianDate(standing.since));
    case "lifelong":
    case "used":
      return undefined;
  }
}
