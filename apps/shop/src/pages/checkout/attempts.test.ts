import { describe, expect, it } from "vitest";
import { type AttemptStorage, createAttempts, randomName } from "./attempts.ts";

const nameOf = (count: number) => String(count).padStart(32, "0");

/** The storage of a tab, which survives a reload. */
function tab(note?: string): AttemptStorage & { note(): string | undefined } {
  let kept = note;
  return {
    read: () => kept,
    keep(next) {
      kept = next;
    },
    note: () => kept,
  };
}

function counted() {
  let count = 0;
  return () => nameOf(++count);
}

describe("the idempotency keys of payments", () => {
  it("stay the same until the reply, even over a reload", () => {
    const [kept, newName] = [tab(), counted()];
    const attempts = createAttempts(newName, kept);
    expect(attempts.nameAfter(undefined)).toBe(nameOf(1));
    expect(attempts.nameAfter(undefined)).toBe(nameOf(1));
    expect(createAttempts(newName, kept).nameAfter(undefined)).toBe(nameOf(1));
  });

  it("change after the reply, and the old key is deleted", () => {
    const kept = tab();
    const attempts = createAttempts(counted(), kept);
    attempts.nameAfter(undefined);
    attempts.settle();
    expect(kept.note()).toBeUndefined();
    expect(attempts.nameAfter(undefined)).toBe(nameOf(2));
  });

  it("change once the visitor has another subscription, which was the lost reply", () => {
    const attempts = createAttempts(counted(), tab());
    attempts.nameAfter(undefined);
    expect(attempts.nameAfter("sub-1")).toBe(nameOf(2));
    expect(attempts.nameAfter("sub-1")).toBe(nameOf(2));
  });

  it("are read from the tab only in their own format", () => {
    for (const note of ["", "não é um nome", "\n x", `${nameOf(7)}0 `]) {
      expect(createAttempts(counted(), tab(note)).nameAfter(undefined)).toBe(nameOf(1));
    }
    expect(createAttempts(counted(), tab(`${nameOf(7)} `)).nameAfter(undefined)).toBe(nameOf(7));
  });

  it("cannot be guessed", () => {
    const names = new Set(Array.from({ length: 100 }, randomName));
    expect(names.size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});
