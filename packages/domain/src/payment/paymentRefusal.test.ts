import { describe, expect, it } from "vitest";
import { paymentRefusalText } from "./paymentRefusal.ts";

describe("the text of a refused payment", () => {
  it("FUN-336 FUN-341 is the server's own, as it is, whatever the refusal is called", () => {
    const message = "Espere <b>um minuto</b>.";
    expect(paymentRefusalText({ message })).toBe(message);
    expect(paymentRefusalText({ message, type: "GOOGLE_CAPTCH" })).toBe(message);
    expect(paymentRefusalText({ message, type: "10MinOrLess" })).toBe(message);
  });

  it("FUN-338 FUN-339 FUN-340 speaks of the ten minutes, and leads to the waiting page, when the server is silent", () => {
    const text = paymentRefusalText({ type: "10MinOrLess", message: "" });
    expect(text).toContain("menos de 10 minutos");
    expect(text).toContain('href="/aguardando"');
  });

  it("is nothing where nothing is known", () => {
    expect(paymentRefusalText({})).toBeUndefined();
    expect(paymentRefusalText({ type: "GOOGLE_CAPTCH" })).toBeUndefined();
  });
});
