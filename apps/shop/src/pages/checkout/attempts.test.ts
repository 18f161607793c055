import { beforeEach, describe, expect, it } from "vitest";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import { createAttempts, randomName } from "./attempts.ts";

const nameOf = (count: number) => String(count).padStart(32, "0");

const note = "petbox-payment-attempt";

beforeEach(() => storeInTab(note, undefined));

function counted() {
  let count = 0;
  return () => nameOf(++count);
}

describe("the idempotency keys of payments", () => {
  it("stay the same until the reply, even over a reload", () => {
    const newName = counted();
    const attempts = createAttempts(newName);
    expect(attempts.nameAfter(undefined)).toBe(nameOf(1));
    expect(attempts.nameAfter(undefined)).toBe(nameOf(1));
    expect(createAttempts(newName).nameAfter(undefined)).toBe(nameOf(1));
  });

  it("change after the reply, and the old key is deleted", () => {
    const attempts = createAttempts(counted());
    attempts.nameAfter(undefined);
    attempts.settle();
    expect(readFromTab(note)).toBeUndefined();
    expect(attempts.nameAfter(undefined)).toBe(nameOf(2));
  });

  it("change once the visitor has another subscription, which was the lost reply", () => {
    const attempts = createAttempts(counted());
    attempts.nameAfter(undefined);
    expect(attempts.nameAfter("sub-1")).toBe(nameOf(2));
    expect(attempts.nameAfter("sub-1")).toBe(nameOf(2));
  });

  it("are read from the tab only in their own format", () => {
    for (const stored of ["", "não é um nome", "\n x", `${nameOf(7)}0 `]) {
      storeInTab(note, stored);
      expect(createAttempts(counted()).nameAfter(undefined)).toBe(nameOf(1));
    }
    storeInTab(note, `${nameOf(7)} `);
    expect(createAttempts(counted()).nameAfter(undefined)).toBe(nameOf(7));
  });

  it("cannot be guessed", () => {
    const names = new Set(Array.from({ length: 100 }, randomName));
    expect(names.size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});
