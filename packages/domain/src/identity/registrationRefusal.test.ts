import { describe, expect, it } from "vitest";
import { registrationNotice } from "./registrationRefusal.ts";

describe("registrationNotice", () => {
  it("FUN-343 warns with the bot check's own text", () => {
    const text = "Confirme que você é HUMANO e tente de novo.";
    expect(registrationNotice(text)).toEqual({ tone: "warning", description: text });
  });

  it("FUN-343 shows the text without the server's tags, because a toast has one line", () => {
    expect(registrationNotice("Confirme que você é <b>humano</b>.").description).toBe("Confirme que você é humano.");
  });

  it.each(["Informe um CPF válido", "", undefined])("FUN-344 shows one generic text for %j", (text) => {
    expect(registrationNotice(text)).toEqual({
      tone: "danger",
      description: "Um erro ocorreu, verifique seus dados e tente novamente.",
    });
  });
});
