import { type ChargedItem, chargedParts } from "@petbox/domain/card/chargedItem";
import { spanishList } from "./spanishFormats.ts";

const purchaseNames = { hygiene: "tapetes higiénicos", "wet-food": "alimento húmedo" };

export const spanishOfPet = ({ name }: { readonly name?: string | undefined }): string =>
  `de ${name?.trim() || "tu mascota"}`;

const nameOf = ({ name }: ChargedItem) => name?.trim() || "tu mascota";

/** What a charge pays for: "cajas de Bob y Mika, alimento húmedo", "tapetes higiénicos, alimento húmedo". */
export function spanishCharged(charged: readonly ChargedItem[]): string {
  const { boxes, penalties, purchases } = chargedParts(charged);
  const pets = spanishList([...new Set(boxes.map(nameOf))]);
  return [
    ...(boxes.length === 0 ? [] : [`${boxes.length === 1 ? "caja" : "cajas"} de ${pets}`]),
    ...penalties.map((pet) => `multa por cancelar la suscripción ${spanishOfPet(pet)}`),
    ...purchases.map(({ kind }) => purchaseNames[kind]),
  ].join(", ");
}
