import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import {
  type BoxRating,
  firstStepErrors,
  isFirstStepDone,
  parseServiceRating,
  ratedBoxTitle,
  withStar,
} from "./boxRating.ts";
import { ratingMessages } from "./messages.ts";

const unrated: BoxRating = {
  shipmentId: "ATIVA00001-1",
  pet: { name: "Bob", sex: "male" },
  items: [
    { id: "corda", name: "Corda" },
    { id: "osso", name: "Osso" },
  ],
  rated: false,
};

it("titles a rated BOX with its month, if known, and its pet", () => {
  expect(ratedBoxTitle(unrated)).toBe("BOX do Bob");
  expect(ratedBoxTitle({ ...unrated, createdOn: civilDate(2026, 3, 8) })).toBe("Envio de março de 2026, BOX do Bob");
});

describe("the first step of a rating", () => {
  const missing = "items-unrated";

  it("SUB-048 SUB-244 SUB-245 requires a rating of the BOX and of every item, with the specified message", () => {
    expect(ratingMessages[missing]).toBe("Por favor avalie todos os itens antes de continuar!");
    expect(firstStepErrors(unrated)).toEqual({ box: missing, "item-corda": missing, "item-osso": missing });
    const begun = withStar(withStar(unrated, { of: "box", value: 4 }), { of: "item", item: "osso", value: 1 });
    expect(firstStepErrors(begun)).toEqual({ "item-corda": missing });
    const done = withStar(begun, { of: "item", item: "corda", value: 5 });
    expect(firstStepErrors(done)).toEqual({});
    expect([unrated, begun, done].map(isFirstStepDone)).toEqual([false, false, true]);
  });

  it("keeps all other ratings, and replaces an earlier one", () => {
    const twice = withStar(withStar(unrated, { of: "item", item: "corda", value: 2 }), {
      of: "item",
      item: "corda",
      value: 3,
    });
    expect(twice.items.map(({ rating }) => rating)).toEqual([3, undefined]);
    expect(withStar(twice, { of: "box", value: 1 })).toEqual({ ...twice, box: 1 });
  });
});

describe("the last step of a rating", () => {
  const missing = "service-unrated";

  it("SUB-246 SUB-248 requires both ratings", () => {
    expect(ratingMessages[missing]).toBe("Por favor, avalie antes de continuar!");
    expect(parseServiceRating({ customerService: "5", logistics: "3" })).toEqual({
      ok: true,
      value: { customerService: 5, logistics: 3 },
    });
    expect(parseServiceRating({ customerService: "5" })).toEqual({ ok: false, error: { logistics: missing } });
    expect(parseServiceRating({ logistics: "1" })).toEqual({ ok: false, error: { customerService: missing } });
    expect(parseServiceRating({})).toEqual({ ok: false, error: { customerService: missing, logistics: missing } });
  });

  it.each(["", "0", "6", "2.5", "cinco"])("SUB-250 rejects the rating %j", (text) => {
    expect(parseServiceRating({ customerService: text, logistics: "3" })).toMatchObject({ ok: false });
  });
});
