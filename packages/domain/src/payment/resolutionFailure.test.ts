import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { debtChanged, debtChangeText } from "./priceChange.ts";
import { debtPaymentFailureText, failedPanelText, otherRefusal, resolutionFailureText } from "./resolutionFailure.ts";

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
    expect(resolutionFailureText("pay", { kind: "refused", message: "Não.", type: otherRefusal })).toBe(tomorrow);
  });

  it("MAN-377 says that no card was sent if the debt could not be read", () => {
    expect(resolutionFailureText("read", { kind: "unavailable" })).toBe(
      `${tomorrow}\nO cartão não foi enviado, e nada foi cobrado.`,
    );
  });

  it("is only the changed amount, because no card was sent", () => {
    const message = debtChangeText(cents(6990), cents(9945));
    expect(resolutionFailureText("pay", { kind: "refused", type: debtChanged, message })).toBe(message);
  });

  it("MAN-375 MAN-378 says that the bank refused an accepted card only if it did", () => {
    expect(failedPanelText({ status: "failed", isRefused: true })).toBe(
      `${refused}
O banco não autorizou o pagamento neste cartão.`,
    );
    expect(failedPanelText({ status: "failed" })).toBe(opened);
    expect(failedPanelText({ status: "failed", isUnknown: true })).toBe(opened);
    expect(failedPanelText({ status: "choose" })).toBeUndefined();
  });

  it("MAN-379 is only the limit of three cards", () => {
    expect(resolutionFailureText("pay", { kind: "refused", message: full })).toBe(full);
  });
});

describe("the message of a failed card payment on the page of the resolution", () => {
  it.each(["read", "open"] as const)("says that nothing was charged if the step %s failed", (step) => {
    expect(debtPaymentFailureText(step, { kind: "unavailable" })).toBe(
      "O cartão não foi enviado, e nada foi cobrado.\nUm erro ocorreu!",
    );
    expect(debtPaymentFailureText(step, { kind: "refused", message: "<b>Não.</b>" })).toBe(
      "O cartão não foi enviado, e nada foi cobrado.<br><b>Não.</b>",
    );
  });

  it("is the server's own text after a refusal", () => {
    expect(debtPaymentFailureText("pay", { kind: "refused", message: "Cartão vencido.", type: otherRefusal })).toBe(
      "Cartão vencido.",
    );
    const fields = { wallet_id: "Escolha outro cartão." };
    expect(debtPaymentFailureText("pay", { kind: "invalid", fields })).toBe("Escolha outro cartão.");
    expect(debtPaymentFailureText("pay", { kind: "invalid", message: "Confira.", fields })).toBe("Confira.");
  });

  it("does not promise that a second payment is safe after an unknown result", () => {
    const unknown = [
      { kind: "offline" },
      { kind: "timeout" },
      { kind: "unavailable" },
      { kind: "contract", detail: "" },
    ] as const;
    for (const failure of unknown)
      expect(debtPaymentFailureText("pay", failure)).toMatch(/Não sabemos se este pagamento passou\. Antes de pagar/);
    expect(debtPaymentFailureText("pay", { kind: "unavailable", message: "Espere 30 segundos." })).toBe(
      "Espere 30 segundos.",
    );
    expect(debtPaymentFailureText("pay", { kind: "too-many" })).toMatch(/^Muitas tentativas/);
  });
});
