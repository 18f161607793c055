import { cardMaskOf, shownBrandOf } from "@petbox/domain/card/brand";

/** A place in the number: a visible digit, a hidden one, or an empty place. */
export type Place = { readonly kind: "shown"; readonly digit: string } | { readonly kind: "hidden" | "empty" };

const shownAtTheEnd = 4;

const dinersMask = "0000 000000 0000";
const dinersLength = 14;

/** The groups on the card itself: those of the field, except for Diners Club, whose numbers usually have 14 digits. */
function printedMaskOf(digits: string): string {
  const isDiners = shownBrandOf(digits) === "diners" && digits.length <= dinersLength;
  return isDiners ? dinersMask : cardMaskOf(digits);
}

/** The number as groups of places. Only the last four places ever show their digit. `text` is the typed number. */
export function maskedNumber(text: string): readonly (readonly Place[])[] {
  const digits = text.replace(/\D/g, "");
  const groups = printedMaskOf(digits).split(" ");
  const hidden = groups.join("").length - shownAtTheEnd;
  let index = 0;
  return groups.map((group) =>
    Array.from(group, (): Place => {
      const digit = digits[index];
      index += 1;
      if (digit === undefined) return { kind: "empty" };
      return index > hidden ? { kind: "shown", digit } : { kind: "hidden" };
    }),
  );
}

/** The last four digits of a complete number, for the picture's description; `undefined` while incomplete. */
export function lastFour(text: string): string | undefined {
  const places = maskedNumber(text).flat();
  const shown = places.map((place) => (place.kind === "shown" ? place.digit : "")).join("");
  return shown.length === shownAtTheEnd ? shown : undefined;
}
