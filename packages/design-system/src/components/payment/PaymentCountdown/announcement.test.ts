import { describe, expect, it } from "vitest";
import { momentAt, sayMoment } from "./announcement.ts";

describe("momentAt", () => {
  it("announces four moments in a wait of sixty seconds", () => {
    const moments = Array.from({ length: 61 }, (_, second) => momentAt(60 - second, 60));
    expect(new Set(moments)).toEqual(new Set([60, 30, 10, 0]));
    expect(moments.filter((moment, second) => second > 0 && moment !== moments[second - 1])).toHaveLength(3);
  });

  it("changes at thirty, at ten and at the end", () => {
    expect([60, 31, 30, 11, 10, 1, 0].map((remaining) => momentAt(remaining, 60))).toEqual([60, 60, 30, 30, 10, 10, 0]);
  });

  it("ignores a threshold as long as the whole wait", () => {
    expect([10, 5, 0].map((remaining) => momentAt(remaining, 10))).toEqual([10, 10, 0]);
  });
});

describe("sayMoment", () => {
  it("announces the duration, the remaining time and the end", () => {
    expect([60, 30, 10, 0].map((left) => sayMoment(left, 60))).toEqual([
      "Isso pode levar até 60 segundos",
      "Faltam menos de 31 segundos",
      "Faltam menos de 11 segundos",
      "O tempo de espera terminou",
    ]);
  });
});
