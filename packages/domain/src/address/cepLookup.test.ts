import { describe, expect, it } from "vitest";
import { type Cep, parseCep } from "./cep.ts";
import {
  addressFields,
  blocksSaving,
  type CepLookup,
  type CepLookupEvent,
  cepToLookUp,
  initialCepLookup,
  isLocked,
  lookupOfKnown,
  nextCepLookup,
  type PlaceReply,
} from "./cepLookup.ts";

const paulista = cepOf("01310-100");
const other = cepOf("20040-020");
const reply = { street: "Avenida Paulista", neighborhood: "Bela Vista", city: "São Paulo", state: "sp" };

function cepOf(text: string): Cep {
  const cep = parseCep(text);
  if (!cep.ok) throw new Error(`${text} should be a CEP`);
  return cep.value;
}

function after(...events: readonly CepLookupEvent[]): CepLookup {
  return events.reduce(nextCepLookup, initialCepLookup);
}

const typed = (text: string): CepLookupEvent => ({ type: "cep-typed", text });
const replied = (place: PlaceReply | undefined, cep = paulista): CepLookupEvent => ({ type: "replied", cep, place });
const failed: CepLookupEvent = { type: "failed", cep: paulista };
const looking = typed("01310-100");
const locked = (lookup: CepLookup) => addressFields.filter((field) => isLocked(lookup, field));

describe("typing the CEP", () => {
  it("FUN-169 FUN-170 SUB-231 looks it up at exactly 8 digits", () => {
    expect(["0131", "01310-10", "01310-1000", ""].map((text) => cepToLookUp(after(typed(text))))).toEqual(
      Array(4).fill(undefined),
    );
    expect(cepToLookUp(after(looking))).toBe(paulista);
  });

  it("looks the same CEP up once, however it is formatted", () => {
    const found = after(looking, replied(reply));
    expect(nextCepLookup(found, typed("01310100"))).toEqual(found);
  });

  it("discards the place when the CEP changes", () => {
    expect(after(looking, replied(reply), typed("01310-10"))).toEqual({ kind: "idle" });
    expect(cepToLookUp(after(looking, replied(reply), typed("20040-020")))).toBe(other);
  });

  it("ignores replies about an earlier CEP", () => {
    const changed = after(looking, typed("20040-020"));
    expect(after(looking, typed("20040-020"), replied(reply))).toEqual(changed);
    expect(after(looking, typed("20040-020"), failed)).toEqual(changed);
  });
});

describe("a place that was found", () => {
  it("FUN-171 FUN-172 SUB-235 locks the fields that the reply filled", () => {
    const lookup = after(looking, replied(reply));
    expect(lookup).toEqual({
      kind: "found",
      place: { ...reply, state: "SP", cep: paulista },
      locked: { street: true, neighborhood: true },
    });
    expect(locked(lookup)).toEqual(["street", "neighborhood", "city", "state"]);
    expect(blocksSaving(lookup)).toBe(false);
  });

  it.each(["street", "neighborhood"] as const)("FUN-173 FUN-174 leaves an empty %s editable", (field) => {
    const lookup = after(looking, replied({ ...reply, [field]: " " }));
    expect(isLocked(lookup, field)).toBe(false);
    expect(blocksSaving(lookup)).toBe(false);
  });
});

describe("a look-up without a place", () => {
  it.each([
    ["fails", failed],
    ["finds nothing", replied(undefined)],
    ["finds no city", replied({ ...reply, city: "" })],
    ["finds no state", replied({ ...reply, state: "XX" })],
  ])("FUN-176 SUB-232 blocks saving when it %s", (_, event) => {
    const lookup = after(looking, event);
    expect(blocksSaving(lookup)).toBe(true);
  });

  it("FUN-177 leaves the CEP editable, and retries on one press", () => {
    const lookup = after(looking, failed);
    expect(isLocked(lookup, "cep")).toBe(false);
    expect(nextCepLookup(lookup, { type: "retried" })).toEqual({ kind: "looking", cep: paulista });
  });

  it("blocks saving before and during the look-up", () => {
    for (const lookup of [after(), after(looking)]) {
      expect(blocksSaving(lookup)).toBe(true);
      expect(nextCepLookup(lookup, { type: "retried" })).toEqual(lookup);
    }
  });

  it("FUN-172 SUB-236 never unlocks city and state", () => {
    for (const lookup of [after(), after(looking), after(looking, failed), after(looking, replied(undefined))]) {
      expect(locked(lookup)).toEqual(["city", "state"]);
    }
  });
});

describe("a form that begins with a known address", () => {
  const known = {
    cep: paulista,
    street: "Avenida Paulista",
    neighborhood: "Bela Vista",
    city: "São Paulo",
    state: "SP",
  } as const;

  it("SUB-291 takes city and state from it, and leaves the street editable", () => {
    const lookup = lookupOfKnown(known);
    expect([blocksSaving(lookup), cepToLookUp(lookup)]).toEqual([false, undefined]);
    expect(locked(lookup)).toEqual(["city", "state"]);
    expect(nextCepLookup(lookup, looking)).toBe(lookup);
    expect(cepToLookUp(nextCepLookup(lookup, typed("20040-020")))).toBe(other);
  });

  it("starts idle when part of the place is missing", () => {
    const { cep: _cep, ...withoutCep } = known;
    const { state: _state, ...withoutState } = known;
    for (const part of [withoutCep, withoutState, { ...known, city: "" }, {}]) {
      expect(lookupOfKnown(part)).toBe(initialCepLookup);
    }
    expect(blocksSaving(lookupOfKnown({ cep: paulista, city: "São Paulo", state: "SP" }))).toBe(false);
  });
});
