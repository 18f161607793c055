import { parseCep } from "@petbox/domain/address/cep";
import { type CepLookup, initialCepLookup } from "@petbox/domain/address/cepLookup";
import { placeOf } from "../../seed/streets.ts";
import type { CustomerAddress } from "../session/collections.ts";

/** The parts of a submitted address that locate it. */
type SentPlace = Readonly<Record<Exclude<keyof CustomerAddress, "number" | "complement" | "reference">, string>>;

/** The place of a CEP, as the look-up reports it; an address that contradicts its CEP is not found. */
export function cepLookupOf({ cep: text, street, neighborhood, city, state }: SentPlace): CepLookup {
  const cep = parseCep(text);
  const place = placeOf(text);
  if (!cep.ok || place === undefined || place.city !== city.trim() || place.state !== state) return initialCepLookup;
  return {
    kind: "found",
    place: { ...place, cep: cep.value, street, neighborhood },
    locked: { street: false, neighborhood: false },
  };
}
