import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { debtChanged, debtChangeText } from "./priceChange.ts";
import { resolutionFailureText } from "./resolutionFailure.ts";

const opened = "Um erro ocorreu, por favor entre em contato com nosso atendimento.";
const refused = "Um erro ocorreu, por favor tente novamente.";
const tomorrow = "Um erro ocorreu, por favor entre em contato com nosso atendimento ou tente novamente amanhã.";
const full =
  "Máximo de 3 cartões por cliente, para adicionar um novo delete um dos cartões existentes ou entre em contato com nosso atendimento.";

describe("the message of a failed resolution", () => {
  it("MAN-378 points to support if it could not be opened, for any reason", () => {
    expect(resolutionFailureText("open", { kind: "refused" })).toBe(opened);
    expect(resolutionFailureText("open", { kind: "refused", message: "Não." })).toBe(opened);
    expect(resolutionFailureText("open", { kind: "unavailable" })).toBe(opened);
    expect(resolutionFailureText("open", { kind: "offline" })).toMatch(new RegExp(`^${opened}\\n.*internet`));
  });

  it("MAN-375 MAN-376 tells the customer to try again if the card was refused, with the reason", () => {
    expect(resolutionFailureText("pay", { kind: "refused" })).toBe(refused);
    expect(resolutionFailureText("pay", { kind: "refused", message: refused })).toBe(refused);
    expect(resolutionFailureText("pay", { kind: "refused", message: "O banco disse não." })).toBe(
      `${refused}\nO banco disse não.`,
    );
  });

  it("MAN-377 tells the customer to try again tomorrow after any other failure", () => {
    for (const kind of ["unavailable", "session-expired", "too-many", "timeout", "offline"] as const) {
      expect(resolutionFailureText("pay", { kind }).startsWith(tomorrow)).toBe(true);
    }
    expect(resolutionFailureText("pay", { kind: "contract", detail: "" })).toBe(tomorrow);
    expect(resolutionFailureText("pay", { kind: "invalid", message: "Número?", fields: {} })).toBe(tomorrow);
  });

  it("is only the changed amount, because no card was sent", () => {
    const message = debtChangeText(cents(6990), cents(9945));
    expect(resolutionFailureText("pay", { kind: "refused", type: debtChanged, message })).toBe(message);
  });

  it("MAN-379 is only the limit of three cards", () => {
    expect(resolutionFailureText("pay", { kind: "refused", message: full })).toBe(full);
  });
});
