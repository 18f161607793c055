import { brandNames } from "@petbox/domain/card/brandNames";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import { type StoredCardTexts, storedCardTexts } from "./storedCardTexts.ts";

/** What a card is called: "Visa final 1234". */
export function storedCardName(
  { brand, lastFour }: StoredCard,
  { unknownBrandLabel, finalText }: Pick<StoredCardTexts, "unknownBrandLabel" | "finalText"> = storedCardTexts,
): string {
  return `${brand === undefined ? unknownBrandLabel : brandNames[brand]} ${finalText(lastFour)}`;
}
