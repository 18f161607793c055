import { type ChargedItem, chargedParts } from "@petbox/domain/card/chargedItem";
import { englishList } from "./englishFormats.ts";

const purchaseNames = { hygiene: "training pads", "wet-food": "wet food" };

export const englishForPet = ({ name }: { readonly name?: string | undefined }): string =>
  `for ${name?.trim() || "your pet"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "your pet";

/** What a charge pays for: "boxes for Bob and Mika, wet food", "training pads, wet food". */
export function englishCharged(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = chargedParts(charged);
  const pets = englishList([...new Set(boxes.map(nameOf))]);
  return [
    ...(boxes.length === 0 ? [] : [`${boxes.length === 1 ? "box" : "boxes"} for ${pets}`]),
    ...penalties.map((pet) => `cancellation fee for ${nameOf(pet)}’s subscription`),
    ...purchases.map(({ kind }) => purchaseNames[kind]),
  ].join(", ");
}
