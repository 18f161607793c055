import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import { scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { englishList } from "./englishFormats.ts";

const purchases = { hygiene: "training pads", "wet-food": "wet food" };

export const englishForPet = ({ name }: { readonly name?: string | undefined }): string =>
  `for ${name?.trim() || "your pet"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "your pet";

/** What a charge pays for: "box for Bob and Mika", "training pads and wet food". */
export function englishCharged(charged: readonly ChargedItem[]): string {
  const boxes = charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty);
  return englishList([
    ...(boxes.length === 0 ? [] : [`box for ${englishList(boxes.map(nameOf))}`]),
    ...charged.filter(({ isPenalty }) => isPenalty).map((pet) => `cancellation fee ${englishForPet(pet)}`),
    ...scheduledKinds
      .filter((kind) => charged.some(({ purchase }) => purchase === kind))
      .map((kind) => purchases[kind]),
  ]);
}
