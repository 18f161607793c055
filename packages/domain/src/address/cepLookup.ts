import { type Cep, parseCep } from "./cep.ts";
import { type StateCode, stateCodeOf } from "./states.ts";

/** The place of a CEP. A CEP that covers a whole town has "" for street and neighbourhood. */
export type CepPlace = {
  readonly cep: Cep;
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: StateCode;
};

/** The look-up service's reply, unprocessed: any field may be empty. */
export type PlaceReply = {
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
};

/** The state of the look-up of a CEP. */
export type CepLookup =
  | { readonly kind: "idle" }
  | { readonly kind: "looking"; readonly cep: Cep }
  /** `locked`: filled by the look-up, so not editable. */
  | { readonly kind: "found"; readonly place: CepPlace; readonly locked: LockedByPlace }
  /** The service does not know the CEP. */
  | { readonly kind: "not-found"; readonly cep: Cep }
  /** The request failed; the same CEP can be retried. */
  | { readonly kind: "failed"; readonly cep: Cep };

/** The parts of an address that the look-up has filled, so that they are not editable. */
export type LockedByPlace = { readonly street: boolean; readonly neighborhood: boolean };

export type CepLookupEvent =
  | { readonly type: "cep-typed"; readonly text: string }
  | { readonly type: "replied"; readonly cep: Cep; readonly place: PlaceReply | undefined }
  | { readonly type: "failed"; readonly cep: Cep }
  | { readonly type: "retried" };

export const addressFields = ["cep", "street", "number", "complement", "neighborhood", "city", "state"] as const;

export type AddressField = (typeof addressFields)[number];

export const initialCepLookup: CepLookup = { kind: "idle" };

/**
 * The look-up of a form that starts with a known address: its CEP was found earlier. The fields filled by that lookup are unknown, so only
 * city and state are locked. To validate on a server, use `lookupOfReply`.
 */
export function lookupOfKnown({ cep, street = "", neighborhood = "", city, state }: Partial<CepPlace>): CepLookup {
  if (cep === undefined || !city || state === undefined) return initialCepLookup;
  return {
    kind: "found",
    place: { cep, street, neighborhood, city, state },
    locked: { street: false, neighborhood: false },
  };
}

/**
 * The look-up after the service's reply, with the fields that it fills locked: for a server that validates an address with `parseAddress`
 * as the form does.
 * @param reply undefined if the service does not know the CEP.
 */
export function lookupOfReply(cep: Cep, reply: PlaceReply | undefined): CepLookup {
  const city = reply?.city.trim() ?? "";
  const state = stateCodeOf(reply?.state ?? "");
  // City and state are never typed, so a reply without them counts as empty.
  if (!reply || city === "" || !state) return { kind: "not-found", cep };

  const street = reply.street.trim();
  const neighborhood = reply.neighborhood.trim();
  const locked = { street: street !== "", neighborhood: neighborhood !== "" };
  return { kind: "found", place: { cep, street, neighborhood, city, state }, locked };
}

/** The state after an event. Replies for a CEP other than the typed one are ignored. */
export function nextCepLookup(lookup: CepLookup, event: CepLookupEvent): CepLookup {
  switch (event.type) {
    case "cep-typed":
      return cepTyped(lookup, event.text);
    case "replied":
      return isLookingFor(lookup, event.cep) ? lookupOfReply(event.cep, event.place) : lookup;
    case "failed":
      return isLookingFor(lookup, event.cep) ? { kind: "failed", cep: event.cep } : lookup;
    case "retried": {
      const mayRetry = lookup.kind === "failed" || lookup.kind === "not-found";
      return mayRetry ? { kind: "looking", cep: lookup.cep } : lookup;
    }
  }
}

function cepTyped(lookup: CepLookup, text: string): CepLookup {
  const cep = parseCep(text);
  if (!cep.ok) return initialCepLookup;
  return cepOf(lookup) === cep.value ? lookup : { kind: "looking", cep: cep.value };
}

function isLookingFor(lookup: CepLookup, cep: Cep): boolean {
  return lookup.kind === "looking" && lookup.cep === cep;
}

/** The CEP being looked up; undefined until a complete one is typed. */
export function cepOf(lookup: CepLookup): Cep | undefined {
  if (lookup.kind === "idle") return undefined;
  return lookup.kind === "found" ? lookup.place.cep : lookup.cep;
}

/** The CEP to request from the service now, if any. */
export function cepToLookUp(lookup: CepLookup): Cep | undefined {
  return lookup.kind === "looking" ? lookup.cep : undefined;
}

/** An address can be saved only after its CEP has been found (FUN-176). */
export function blocksSaving(lookup: CepLookup): boolean {
  return lookup.kind !== "found";
}

/** City and state are always locked; street and neighbourhood if the look-up filled them (FUN-171, FUN-172). */
export function isLocked(lookup: CepLookup, field: AddressField): boolean {
  if (field === "city" || field === "state") return true;
  if (field === "street" || field === "neighborhood") return lookup.kind === "found" && lookup.locked[field];
  return false;
}
