import fc from "fast-check";
import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { parseInvitationCouponName } from "./couponName.ts";
import { suggestedCouponName } from "./suggestedCouponName.ts";

const today = civilDate(2026, 3, 10);

it.each([
  ["Carla Lima", "carlalima"],
  ["Érico Pazeri", "ericopazeri"],
  ["Ana Maria de Souza", "anamariasouza"],
  ["Maximiliano Bartolomeu", "maximiliano"],
  ["Jô", "jo2026"],
  ["Lia", "lia2026"],
  ["", undefined],
  ["李小龙", undefined],
])("suggests for %j the name %j", (fullName, suggestion) => {
  expect(suggestedCouponName(fullName, today)).toBe(suggestion);
});

it("suggests only names that the page accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (fullName) => {
      const name = suggestedCouponName(fullName, today);
      expect(name === undefined || parseInvitationCouponName(name).ok).toBe(true);
    }),
  );
});
