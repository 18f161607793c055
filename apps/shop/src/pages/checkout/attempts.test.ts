import { beforeEach, describe, expect, it } from "vitest";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import {
  attemptKeyAfter,
  hasOpenedSince,
  isAttemptOpen,
  keepAttemptOver,
  randomName,
  settleAttempt,
} from "./attempts.ts";

const nameOf = (count: number) => String(count).padStart(32, "0");

const note = "petbox-payment-attempt";

beforeEach(settleAttempt);

/** A generator of names: the first, the second, … */
function counted() {
  let count = 0;
  return () => nameOf(++count);
}

describe("the idempotency keys of payments", () => {
  it("stay the same until the reply, and the tab keeps them over a reload", () => {
    const newName = counted();
    expect(attemptKeyAfter(undefined, newName)).toBe(nameOf(1));
    expect(readFromTab(note)).toContain(nameOf(1));
    expect(attemptKeyAfter(undefined, newName)).toBe(nameOf(1));
  });

  it("change after the reply, and the old key is deleted", () => {
    const newName = counted();
    attemptKeyAfter(undefined, newName);
    settleAttempt();
    expect(readFromTab(note)).toBeUndefined();
    expect(attemptKeyAfter(undefined, newName)).toBe(nameOf(2));
  });

  it("change once the visitor has another subscription, which was the lost reply", () => {
    const newName = counted();
    attemptKeyAfter(undefined, newName);
    expect(attemptKeyAfter("sub-1", newName)).toBe(nameOf(2));
    expect(attemptKeyAfter("sub-1", newName)).toBe(nameOf(2));
  });

  it("stay the same over a purchase of another tab, which is no reply to this tab's", () => {
    const newName = counted();
    attemptKeyAfter("sub-1", newName);
    keepAttemptOver("sub-1", "sub-2");
    expect(isAttemptOpen("sub-2")).toBe(true);
    expect(attemptKeyAfter("sub-2", newName)).toBe(nameOf(1));
  });

  it("are not kept over another tab's purchase if this tab's reply has come with the session", () => {
    const newName = counted();
    attemptKeyAfter(undefined, newName);
    keepAttemptOver("sub-1", "sub-2");
    expect(hasOpenedSince("sub-2")).toBe(true);
  });

  it("tell an attempt without a reply from one whose subscription the session has got since", () => {
    expect([isAttemptOpen(), hasOpenedSince("sub-1")]).toEqual([false, false]);
    attemptKeyAfter();
    expect([isAttemptOpen(), hasOpenedSince()]).toEqual([true, false]);
    expect([isAttemptOpen("sub-1"), hasOpenedSince("sub-1")]).toEqual([false, true]);
    settleAttempt();
    expect([isAttemptOpen("sub-1"), hasOpenedSince("sub-1")]).toEqual([false, false]);
  });

  it("are read from the tab only in their own format", () => {
    for (const stored of ["", "não é um nome", "\n x", `${nameOf(7)}0 `]) {
      storeInTab(note, stored);
      expect(attemptKeyAfter(undefined, counted())).toBe(nameOf(1));
    }
    storeInTab(note, `${nameOf(7)} `);
    expect(attemptKeyAfter(undefined, counted())).toBe(nameOf(7));
  });

  it("cannot be guessed", () => {
    const names = new Set(Array.from({ length: 100 }, randomName));
    expect(names.size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  });
});
