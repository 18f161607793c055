import { cardMaskOf } from "@petbox/domain/card/brand";

/** A place on the card's face: a digit that may be seen, one that is typed and hidden, or none yet. */
export type Place = { readonly kind: "shown"; readonly digit: string } | { readonly kind: "hidden" | "empty" };

const shownAtTheEnd = 4;

/** The card's number as groups of places. Only the last four places ever show their digit. `text` is the number as typed. */
export function maskedNumber(text: string): readonly (readonly Place[])[] {
  const digits = text.replace(/\D/g, "");
  const groups = cardMaskOf(digits).split(" ");
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

/** The last four digits of a whole number, for the words that go with the picture; `undefined` while it is being typed. */
export function lastFour(text: string): string | undefined {
  const places = maskedNumber(text).flat();
  const shown = places.map((place) => (place.kind === "shown" ? place.digit : "")).join("");
  return shown.length === shownAtTheEnd ? shown : undefined;
}
