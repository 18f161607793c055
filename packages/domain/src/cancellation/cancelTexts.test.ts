import { describe, expect, it } from "vitest";
import { cancelFailure, cancelRefused, cancelTexts, codeMissing } from "./cancelTexts.ts";

describe("the texts of a cancellation request", () => {
  it("MAN-208 MAN-356 are those of the specification", () => {
    expect([cancelTexts.begin, cancelTexts.sentTitle]).toEqual(["Quero solicitar cancelamento", "Sucesso"]);
  });

  it("MAN-397 say when and how the decision arrives", () => {
    for (const text of [cancelTexts.sent, cancelTexts.pending]) expect(text).toMatch(/e-mail em até 1 dia útil/);
  });

  it("MAN-355 report an error for a subscription without a code", () => {
    expect(codeMissing).toEqual({ text: "Oh, um erro ocorreu!" });
  });

  it("MAN-357 show the server's message for a refusal in a successful response, or a generic error", () => {
    expect(cancelRefused("Já pedido.")).toEqual({ text: "Já pedido." });
    for (const none of ["", undefined]) expect(cancelRefused(none)).toEqual({ text: "Oh, um erro ocorreu!" });
  });

  it("MAN-358 request attention on a refused call, with the server's message if it has one", () => {
    expect(cancelFailure({ kind: "refused", message: "Esta já terminou." })).toEqual({
      title: "Atenção",
      text: "Esta já terminou.",
    });
    expect(cancelFailure({ kind: "refused" })).toEqual({ title: "Atenção", text: "Oh, um erro ocorreu!" });
    expect(cancelFailure({ kind: "session-expired", status: 401, message: "Entre de novo." })).toEqual({
      title: "Atenção",
      text: "Entre de novo.",
    });
    const { title, text } = cancelFailure({ kind: "session-expired", status: 401 });
    expect([title, text]).toEqual(["Atenção", expect.stringMatching(/^Oh, um erro ocorreu!\n.*sessão expirou/)]);
  });

  it("MAN-358 report an internal error for an expired session, which is no refusal", () => {
    const { title, text } = cancelFailure({ kind: "session-expired" });
    expect(title).toBeUndefined();
    expect(text).toMatch(/^Oh, um erro interno ocorreu!\n.*sessão expirou/);
  });

  it.each([
    { kind: "unavailable", message: "SQLSTATE" },
    { kind: "contract", detail: "" },
    { kind: "invalid", fields: {} },
  ] as const)("MAN-359 report an internal error for any other failure ($kind)", (failure) => {
    expect(cancelFailure(failure)).toEqual({ text: "Oh, um erro interno ocorreu!" });
  });

  it.each([
    ["offline", /sem internet/],
    ["timeout", /demorando/],
    ["too-many", /Espere um minuto/],
  ] as const)("MAN-359 add advice for a known reason (%s)", (kind, advice) => {
    const { title, text } = cancelFailure({ kind });
    expect(title).toBeUndefined();
    expect(text).toMatch(/^Oh, um erro interno ocorreu!\n/);
    expect(text).toMatch(advice);
  });
});
