import { parseCep } from "@petbox/domain/address/cep";
import { type CepLookup, initialCepLookup } from "@petbox/domain/address/cepLookup";
import { placeOf } from "../../seed/streets.ts";
import type { CustomerAddress } from "../session/collections.ts";

/** As much of an address that was sent as says where it is. */
type SentPlace = Readonly<Record<Exclude<keyof CustomerAddress, "number" | "complement" | "reference">, string>>;

/** Where the CEP is, as the look-up tells everybody; an address that has it elsewhere is of no place. */
export function placeIn({ cep: text, street, neighborhood, city, state }: SentPlace): CepLookup {
  const cep = parseCep(text);
  const place = placeOf(text);
  if (!cep.ok || place === undefined || place.city !== city.trim() || place.state !== state) return initialCepLookup;
  return {
    kind: "found",
    place: { ...place, cep: cep.value, street, neighborhood },
    locked: { street: false, neighborhood: false },
  };
}
