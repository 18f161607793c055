import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PixPage, pixViewOf } from "./pixPage.ts";
import { pixTexts } from "./pixTexts.ts";

const payable: PixPage = { code: "000201", isNotFound: false, isExpired: false, isPaid: false };

describe("the page of a PIX", () => {
  it("MAN-246 says first that it was not found, then that it has expired, else how to pay it", () => {
    expect(pixViewOf({ ...payable, isNotFound: true, isExpired: true, isPaid: true })).toBe("not-found");
    expect(pixViewOf({ ...payable, isExpired: true })).toBe("expired");
    expect(pixViewOf(payable)).toBe("payable");
  });

  it("MAN-247 shows nothing without data", () => {
    expect(pixViewOf(null)).toBe("nothing");
    expect(pixViewOf({ ...payable, code: " " })).toBe("nothing");
    expect(pixViewOf({ ...payable, code: "", isExpired: true })).toBe("expired");
  });

  it("is paid, even though its time is over: nobody is asked to pay twice", () => {
    expect(pixViewOf({ ...payable, isPaid: true, isExpired: true })).toBe("paid");
  });

  it("MAN-246 MAN-247 lets nobody pay what the server does not say can be paid", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), fc.boolean(), (code, isNotFound, isExpired, isPaid) => {
        const view = pixViewOf({ code, isNotFound, isExpired, isPaid });
        expect(view === "payable").toBe(code.trim() !== "" && !isNotFound && !isExpired && !isPaid);
      }),
    );
  });

  it("MAN-390 MAN-387 MAN-388 MAN-389 is worded to the letter, slips included", () => {
    expect(pixTexts).toEqual({
      notFound: "Não foi possivel encontar esse pagamento!",
      expiredTitle: "PIX Expirado",
      expired: "Este seu link de pagamento expirou!",
      copy: "Copiar PIX",
      copied: "PIX copiado com sucesso!",
    });
  });
});
