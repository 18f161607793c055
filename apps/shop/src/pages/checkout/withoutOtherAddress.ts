import { type Cep, parseCep } from "@petbox/domain/address/cep";
import { addressFields } from "@petbox/domain/address/cepLookup";
import type { Draft } from "../../drafts/drafts.ts";

/** The draft of the registration without its address, unless that has this CEP: a number belongs to the street it was typed for. */
export function withoutOtherAddress(draft: Draft, cep: Cep): Draft {
  const drafted = parseCep(draft.cep ?? "");
  if (drafted.ok && drafted.value === cep) return draft;
  const isOfAddress = (name: string) => addressFields.some((field) => field === name);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !isOfAddress(name)));
}
