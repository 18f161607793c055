import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { coercedBoolean } from "./coerced.ts";
import { optionalBoolean } from "./optional.ts";
import { messageOutcome, outcome } from "./outcome.ts";

describe("yes and no", () => {
  it.each([true, 1, "true", "1"] as const)("%j is yes", (sent) => {
    expect(z.decode(coercedBoolean, sent)).toBe(true);
  });

  it.each([false, 0, "false", "0"] as const)("%j is no", (sent) => {
    expect(z.decode(coercedBoolean, sent)).toBe(false);
  });

  it("is false where it is missing", () => {
    expect([
      z.decode(optionalBoolean, null),
      z.decode(optionalBoolean, undefined),
      z.decode(optionalBoolean, 1),
    ]).toEqual([false, false, true]);
  });
});

describe("the success of a reply", () => {
  const reply = outcome({});

  it.each([false, null, "", 0, "0"])("is false as PHP writes it: %j", (success) => {
    const sent = { success, error: "Hoje não." };
    expect(z.decode(reply, JSON.parse(JSON.stringify(sent)))).toEqual({ ok: false, error: { message: "Hoje não." } });
  });

  it("is required, since any object would succeed otherwise", () => {
    expect(z.safeDecode(reply, JSON.parse('{"error":"Hoje não."}')).success).toBe(false);
  });
});

describe("a reply that says no in its message", () => {
  const reply = messageOutcome({ code: ["code", z.optional(z.string())] });
  const no = { ok: false, error: { message: "Hoje não." } } as const;

  it("is written as the documents write it, and read from either field", () => {
    expect(z.encode(reply, no)).toEqual({ success: false, message: "Hoje não." });
    expect(z.encode(reply, { ok: true, value: { code: "X1" } })).toEqual({ success: true, code: "X1" });
    expect(z.decode(reply, { success: false, message: "Hoje não.", error: "Não." })).toEqual(no);
    expect(z.decode(reply, { success: false, message: null, error: "Hoje não." })).toEqual(no);
  });
});

describe("a reply that may say no", () => {
  const reply = outcome({ code: ["code", z.optional(z.string())] });

  it("has its own text, else the reply's message", () => {
    expect(z.decode(reply, { success: false, error: "Hoje não.", message: "Não." })).toEqual({
      ok: false,
      error: { message: "Hoje não." },
    });
    expect(z.decode(reply, { success: false, message: "Não." })).toEqual({ ok: false, error: { message: "Não." } });
  });

  it.each([null, undefined, ""])("has no text for the message %j", (message) => {
    expect(z.decode(reply, { success: false, message })).toEqual({ ok: false, error: {} });
  });

  it("round-trips", () => {
    expect(z.encode(reply, { ok: true, value: { code: "X1" } })).toEqual({ success: true, code: "X1" });
    expect(z.encode(reply, { ok: false, error: {} })).toMatchObject({ success: false, error: "" });
  });
});
