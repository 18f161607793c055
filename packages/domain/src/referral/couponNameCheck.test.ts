import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CouponName, parseInvitationCouponName } from "./couponName.ts";
import {
  type CouponNameCheck,
  type CouponNameEvent,
  initialCouponNameCheck,
  nextCouponNameCheck,
} from "./couponNameCheck.ts";

function named(text: string): CouponName {
  const name = parseInvitationCouponName(text);
  if (!name.ok) throw new Error(name.error);
  return name.value;
}

const bob = named("bobquerido");
const mika = named("mika07");

const after = (...events: readonly CouponNameEvent[]): CouponNameCheck =>
  events.reduce(nextCouponNameCheck, initialCouponNameCheck);

describe("the check of a coupon name", () => {
  it("starts when typing pauses on a valid name", () => {
    expect(after({ type: "typed", text: "bob" }, { type: "rested" })).toEqual({ kind: "unverified" });
    expect(after({ type: "typed", text: "bobquerido" })).toEqual({ kind: "typed", name: bob });
    expect(after({ type: "typed", text: "bobquerido" }, { type: "rested" })).toEqual({ kind: "looking", name: bob });
  });

  it("SUB-258 is available only if the server found no such coupon", () => {
    const asked = { type: "asked", name: bob } as const;
    expect(after(asked, { type: "replied", name: bob, found: false })).toEqual({ kind: "available", name: bob });
    expect(after(asked, { type: "replied", name: bob, found: true })).toEqual({ kind: "taken", name: bob });
    expect(after(asked, { type: "failed", name: bob })).toEqual({ kind: "failed", name: bob });
  });

  it("SUB-196 is reset when the name changes", () => {
    const known = [
      { type: "asked", name: bob },
      { type: "replied", name: bob, found: false },
    ] as const;
    expect(after(...known, { type: "typed", text: "bobqueridos" })).toMatchObject({ kind: "typed" });
    expect(after(...known, { type: "typed", text: "" })).toEqual({ kind: "unverified" });
    // A trailing space does not change the name.
    expect(after(...known, { type: "typed", text: "bobquerido " })).toMatchObject({ kind: "available" });
  });

  it("can be repeated after a failure, but not while pending", () => {
    const failed = after({ type: "asked", name: bob }, { type: "failed", name: bob });
    expect(nextCouponNameCheck(failed, { type: "asked", name: bob })).toEqual({ kind: "looking", name: bob });
    const looking = after({ type: "asked", name: bob });
    expect(nextCouponNameCheck(looking, { type: "asked", name: bob })).toBe(looking);
    expect(nextCouponNameCheck(failed, { type: "rested" })).toBe(failed);
  });

  it("SUB-197 ignores a reply for an earlier name, whatever it says", () => {
    const looking = after({ type: "asked", name: bob }, { type: "asked", name: mika });
    for (const late of [
      { type: "replied", name: bob, found: false },
      { type: "replied", name: bob, found: true },
      { type: "failed", name: bob },
    ] as const) {
      expect(nextCouponNameCheck(looking, late)).toEqual({ kind: "looking", name: mika });
    }
  });

  it("SUB-197 never uses a reply for another name, in any order of arrival", () => {
    const name = fc.constantFrom(bob, mika);
    const event: fc.Arbitrary<CouponNameEvent> = fc.oneof(
      fc.record({ type: fc.constant("typed"), text: fc.constantFrom("bobquerido", "mika07", "bob") }),
      fc.record({ type: fc.constant("rested") }),
      fc.record({ type: fc.constant("asked"), name }),
      // The first name is available, the other is taken.
      name.map((of) => ({ type: "replied", name: of, found: of === mika }) as const),
      fc.record({ type: fc.constant("failed"), name }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const check = after(...events);
        if (check.kind === "available") expect(check.name).toBe(bob);
        if (check.kind === "taken") expect(check.name).toBe(mika);
      }),
      { seed: 3 },
    );
  });
});
