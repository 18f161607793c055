import type { ChargedItem } from "@petbox/domain/card/chargedItem";
import { scheduledKinds } from "@petbox/domain/scheduled/scheduledKinds";
import { spanishList } from "./spanishFormats.ts";

const purchases = { hygiene: "tapetes higiénicos", "wet-food": "alimento húmedo" };

export const spanishOfPet = ({ name }: { readonly name?: string | undefined }): string =>
  `de ${name?.trim() || "tu mascota"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "tu mascota";

/** What a charge pays for: "caja de Bob y Mika", "tapetes higiénicos y alimento húmedo". */
export function spanishCharged(charged: readonly ChargedItem[]): string {
  const boxes = charged.filter(({ purchase, isPenalty }) => purchase === undefined && !isPenalty);
  return spanishList([
    ...(boxes.length === 0 ? [] : [`caja de ${spanishList(boxes.map(nameOf))}`]),
    ...charged.filter(({ isPenalty }) => isPenalty).map((pet) => `multa por cancelación ${spanishOfPet(pet)}`),
    ...scheduledKinds
      .filter((kind) => charged.some(({ purchase }) => purchase === kind))
      .map((kind) => purchases[kind]),
  ]);
}
