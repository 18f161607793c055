import { type ChargedItem, chargedParts } from "@petbox/domain/card/chargedItem";
import { englishList } from "./englishFormats.ts";

const purchaseNames = { hygiene: "training pads", "wet-food": "wet food" };

export const englishForPet = ({ name }: { readonly name?: string | undefined }): string =>
  `for ${name?.trim() || "your pet"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "your pet";

/** What a charge pays for: "box for Bob and Mika", "training pads and wet food". */
export function englishCharged(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = chargedParts(charged);
  return englishList([
    ...(boxes.length === 0 ? [] : [`box for ${englishList(boxes.map(nameOf))}`]),
    ...penalties.map((pet) => `cancellation fee ${englishForPet(pet)}`),
    ...purchases.map(({ kind }) => purchaseNames[kind]),
  ]);
}
