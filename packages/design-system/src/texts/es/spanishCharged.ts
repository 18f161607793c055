import { type ChargedItem, chargedParts } from "@petbox/domain/card/chargedItem";
import { spanishList } from "./spanishFormats.ts";

const purchaseNames = { hygiene: "tapetes higiénicos", "wet-food": "alimento húmedo" };

export const spanishOfPet = ({ name }: { readonly name?: string | undefined }): string =>
  `de ${name?.trim() || "tu mascota"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "tu mascota";

/** What a charge pays for: "caja de Bob y Mika", "tapetes higiénicos y alimento húmedo". */
export function spanishCharged(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = chargedParts(charged);
  return spanishList([
    ...(boxes.length === 0 ? [] : [`caja de ${spanishList(boxes.map(nameOf))}`]),
    ...penalties.map((pet) => `multa por cancelación ${spanishOfPet(pet)}`),
    ...purchases.map(({ kind }) => purchaseNames[kind]),
  ]);
}
