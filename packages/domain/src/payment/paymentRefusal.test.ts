import { describe, expect, it } from "vitest";
import { paymentRefusalText } from "./paymentRefusal.ts";

describe("the text of a refused payment", () => {
  it("FUN-336 FUN-341 is the server's text, unchanged, whatever the type of the refusal", () => {
    const message = "Espere <b>um minuto</b>.";
    expect(paymentRefusalText({ message })).toBe(message);
    expect(paymentRefusalText({ message, type: "GOOGLE_CAPTCH" })).toBe(message);
    expect(paymentRefusalText({ message, type: "10MinOrLess" })).toBe(message);
  });

  it("FUN-338 FUN-339 FUN-340 explains the ten minutes, with a link to the waiting page, if the server sends no text", () => {
    const text = paymentRefusalText({ type: "10MinOrLess", message: "" });
    expect(text).toContain("menos de 10 minutos");
    expect(text).toContain('href="/aguardando"');
  });

  it("is undefined if no reason is known", () => {
    expect(paymentRefusalText({})).toBeUndefined();
    expect(paymentRefusalText({ type: "GOOGLE_CAPTCH" })).toBeUndefined();
  });
});
