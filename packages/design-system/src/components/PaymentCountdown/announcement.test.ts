import { describe, expect, it } from "vitest";
import { announcementAt } from "./announcement.ts";

describe("announcementAt", () => {
  it("speaks four times in a wait of sixty seconds", () => {
    const said = Array.from({ length: 61 }, (_, second) => announcementAt(60 - second, 60));
    expect(new Set(said).size).toBe(4);
    expect(said.filter((text, second) => second > 0 && text !== said[second - 1])).toHaveLength(3);
  });

  it("changes at thirty, at ten and at the end", () => {
    expect(announcementAt(31, 60)).toBe(announcementAt(60, 60));
    expect(announcementAt(30, 60)).not.toBe(announcementAt(31, 60));
    expect(announcementAt(10, 60)).not.toBe(announcementAt(11, 60));
    expect(announcementAt(0, 60)).toBe("O tempo de espera terminou");
  });
});
