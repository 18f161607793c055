import type { Listing } from "@petbox/design-system/screens/funnel/OfferList";
import { readingFailureText } from "@petbox/domain/failure/readingFailureText";
import type { Coupon } from "@petbox/domain/plan/coupon";
import type { Reading } from "@petbox/domain/reading/reading";

/** What was read as a screen lists it. */
export function listingOf<Offer>(reading: Reading<readonly Offer[]>): Listing<Offer> {
  if (reading.status !== "failed") return reading;
  const { failure, retry, pending } = reading;
  return { status: "failed", message: readingFailureText(failure), retry, retrying: pending };
}

/**
 * What was read with its prices under the session's coupon. It waits for the coupon, so that no price changes before the
 * customer's eyes; a coupon that cannot be read keeps nobody from buying, and the prices are then those without it.
 */
export function pricedWith<Value, Offer>(
  coupon: Reading<Coupon | null>,
  reading: Reading<Value>,
  offersOf: (value: Value, coupon: Coupon | undefined) => readonly Offer[],
): Reading<readonly Offer[]> {
  if (reading.status !== "ready") return reading;
  if (coupon.status === "loading") return coupon;
  const held = coupon.status === "ready" ? coupon.value : null;
  return { status: "ready", value: offersOf(reading.value, held ?? undefined) };
}
