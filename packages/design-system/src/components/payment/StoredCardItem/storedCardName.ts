import { acceptedBrandNames } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type StoredCardItemTexts, storedCardTexts } from "./storedCardTexts.ts";

/**
 * The name of a card: "Visa final 1234".
 *
 * @example
 * storedCardName({ id: "c1", brand: "VISA", lastFour: "1234", isMain: true }); // "Visa final 1234"
 */
export function storedCardName(
  { brand, lastFour }: StoredCard,
  { unknownBrandLabel, finalText }: Pick<StoredCardItemTexts, "unknownBrandLabel" | "finalText"> = storedCardTexts,
): string {
  return `${brand === undefined ? unknownBrandLabel : acceptedBrandNames[brand]} ${finalText(lastFour)}`;
}
