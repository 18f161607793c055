import { describe, expect, it } from "vitest";
import { createBotCheck, localBotCheck } from "./botCheck.ts";

/** A provider that fails a number of times before it replies, with the recorded requests. */
function providerFailing(times: number) {
  const asked: string[] = [];
  const provider = async (action: string) => {
    asked.push(action);
    if (asked.length <= times) throw new Error("Not now.");
    return `token-${asked.length}`;
  };
  return { asked, provider };
}

describe("the bot check", () => {
  it("FUN-297 requests a new token with the action contact for every use", async () => {
    const { asked, provider } = providerFailing(0);
    const kept: string[] = [];
    const check = createBotCheck(provider, (token) => kept.push(token));
    expect([await check(), await check()]).toEqual(["token-1", "token-2"]);
    expect(asked).toEqual(["contact", "contact"]);
    expect(kept).toEqual(["token-1", "token-2"]);
  });

  it("FUN-298 retries after a failure, three attempts in all", async () => {
    const twice = providerFailing(2);
    await expect(createBotCheck(twice.provider, () => {})()).resolves.toBe("token-3");
    const always = providerFailing(9);
    await expect(createBotCheck(always.provider, () => {})()).rejects.toMatchObject({
      failure: { kind: "unavailable", isUnsent: true },
    });
    expect(always.asked).toHaveLength(3);
  });

  it("times out where the provider does not reply", async () => {
    const silent = () => new Promise<string>(() => {});
    await expect(createBotCheck(silent, () => {}, 1)()).rejects.toMatchObject({ failure: { kind: "timeout" } });
  });

  it("is answered locally if no provider is configured", async () => {
    await expect(createBotCheck(localBotCheck, () => {})()).resolves.toBe("local-contact");
  });
});
