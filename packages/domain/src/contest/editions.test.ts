import { describe, expect, it } from "vitest";
import { addDays, formatBrazilianDate } from "../calendar/civilDate.ts";
import { contestEditions, isOver } from "./editions.ts";
import { contestFinalists } from "./rules.ts";

describe("the editions of the contest", () => {
  it("MAN-131 MAN-437 are three, with their URLs and deadlines", () => {
    expect(contestEditions.map(({ path, deadline }) => [path, formatBrazilianDate(deadline)])).toEqual([
      ["/concurso/edicao-1", "31/08/2025"],
      ["/concurso/edicao-2", "30/09/2025"],
      ["/concurso/edicao-3", "31/10/2025"],
    ]);
  });

  it.each(contestEditions)("are open through the deadline, and over the day after: $number", (edition) => {
    expect(isOver(edition, edition.deadline)).toBe(false);
    expect(isOver(edition, addDays(edition.deadline, 1))).toBe(true);
  });

  it("MAN-432 have 12 finalists", () => {
    expect(contestFinalists).toBe(12);
  });
});
