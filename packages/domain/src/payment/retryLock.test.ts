import { describe, expect, it } from "vitest";
import { lockText, mentionsThirtySeconds, retryLockUntil, secondsRemaining } from "./retryLock.ts";

const now = 1_773_150_000_000;

describe("the lock of the payment button", () => {
  it("FUN-180 is triggered by a message that mentions 30 seconds", () => {
    expect(mentionsThirtySeconds("Aguarde 30 segundos e tente novamente.")).toBe(true);
    expect(mentionsThirtySeconds("AGUARDE 30 SEGUNDOS")).toBe(true);
    expect(mentionsThirtySeconds("Cartão recusado.")).toBe(false);
    expect(mentionsThirtySeconds("Aguarde 30 minutos")).toBe(false);
    expect(mentionsThirtySeconds("")).toBe(false);
  });

  it("FUN-180 counts down from 30 and unlocks after 30 seconds", () => {
    const lock = retryLockUntil(now);
    const seen = [0, 1, 999, 1000, 29_000, 29_999, 30_000, 60_000].map((passed) =>
      secondsRemaining(lock, now + passed),
    );
    expect(seen).toEqual([30, 30, 30, 29, 1, 1, 0, 0]);
  });

  it("is open without a lock", () => {
    expect(secondsRemaining(undefined, now)).toBe(0);
  });

  it("never lasts longer than 30 seconds, even if the clock is set back", () => {
    expect(secondsRemaining(retryLockUntil(now), now - 3_600_000)).toBe(30);
  });

  it("FUN-180 shows the remaining seconds", () => {
    expect(lockText(30)).toBe("30 segundos restantes...");
    expect(lockText(1)).toBe("1 segundos restantes...");
  });
});
