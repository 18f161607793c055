import type { FactoryOpts } from "imask";

/** The number of digits that a mask has room for. */
export function placesOf(mask: string): number {
  return mask.replace(/[^0]/g, "").length;
}

/**
 * A mask that is chosen from several by the field's text.
 * @param wantedFor the mask for the whole text, also given as its digits, in the field's `masked`.
 * @param shared the symbols of every mask, beside 0 for a digit.
 */
export function chosenMask<Mask extends string>(
  masks: readonly Mask[],
  wantedFor: (text: string, digits: string, masked: object) => Mask,
  shared?: { readonly definitions: Readonly<Record<string, RegExp>> },
) {
  return {
    mask: masks.map((mask) => ({ ...shared, mask })),
    dispatch(appended, masked, _flags, tail) {
      const text = `${masked.value}${appended}${tail}`;
      const wanted = wantedFor(text, text.replace(/\D/g, ""), masked);
      return masked.compiledMasks.find(({ mask }) => mask === wanted);
    },
  } satisfies FactoryOpts;
}
