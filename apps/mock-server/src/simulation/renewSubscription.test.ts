import { addDays, addMonths, type CivilDate, civilDate } from "@petbox/domain/calendar/civilDate";
import { renewalStanding } from "@petbox/domain/renewal/renewal";
import { expect, it } from "vitest";
import { renewableOf } from "../backend/renewal/renewable.ts";
import type { World } from "../backend/store.ts";
import { renewWhatEnds } from "../testing/customerActions.ts";
import { approvedCard, paidOn } from "../testing/threeYears.ts";
import { advanceWorld } from "./advanceWorld.ts";
import { stateIn } from "./stateIn.ts";

const first = civilDate(2026, 1, 31);
const monthly = paidOn(first, { planTag: "SP_mensal", amount: 7_990, renewalOff: true, card: approvedCard });
const { world: bought } = advanceWorld({ subscriptions: [monthly] }, first, first);

const dueDays = ({ charges = [] }: World) => charges.map(({ dueOn }) => dueOn);
/** The announced last day of the new term. */
function announcedEnd(world: World, on: CivilDate) {
  const state = stateIn(world, ({ code }) => code === monthly.code);
  const standing = state && renewalStanding(renewableOf(state, on), on);
  return standing?.kind === "offered" ? standing.terms.endsOn : undefined;
}

it("a renewal before the end of the term keeps its day of the month, as announced", () => {
  expect(announcedEnd(bought, first)).toBe("2026-03-31");
  const renewed = renewWhatEnds(bought, first, () => {});
  const { world } = advanceWorld(renewed, first, addMonths(first, 3));
  expect(dueDays(world)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
});

it("a renewal after the end of the term is charged on the day of the month on which it was made, as announced", () => {
  const on = addDays(first, 28 + 2);
  const { world: expired } = advanceWorld(bought, first, on);
  expect(announcedEnd(expired, on)).toBe("2026-04-02");
  const { world } = advanceWorld(
    renewWhatEnds(expired, on, () => {}),
    on,
    addMonths(on, 1),
  );
  expect(dueDays(world)).toEqual(["2026-01-31", "2026-03-02", "2026-04-02"]);
});
