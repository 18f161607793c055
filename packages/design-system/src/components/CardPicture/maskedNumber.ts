import { cardMaskOf } from "@petbox/domain/card/brand";

/** A place on the card's face: a digit that may be seen, one that is typed and hidden, or none yet. */
export type Place = { readonly kind: "shown"; readonly digit: string } | { readonly kind: "hidden" | "empty" };

const shownAtTheEnd = 4;

/** The card's number as groups of places. Only the last four places ever show their digit. `text` is the number as typed. */
export function maskedNumber(text: string): readonly (readonly Place[])[] {
  const digits = text.replace(/\D/g, "");
  const groups = cardMaskOf(digits)
    .split(" ")
    .map((group) => group.length);
  const length = groups.reduce((sum, group) => sum + group, 0);
  const places = Array.from({ length }, (_, index): Place => {
    const digit = digits[index];
    if (digit === undefined) return { kind: "empty" };
    return index < length - shownAtTheEnd ? { kind: "hidden" } : { kind: "shown", digit };
  });
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group, 0));
  return groups.map((size, index) => places.slice(starts[index] ?? 0, (starts[index] ?? 0) + size));
}

/** The last four digits of a whole number, for the words that go with the picture; `undefined` while it is being typed. */
export function lastFour(text: string): string | undefined {
  const shown = maskedNumber(text)
    .flat()
    .flatMap((place) => (place.kind === "shown" ? [place.digit] : []));
  return shown.length === shownAtTheEnd ? shown.join("") : undefined;
}
