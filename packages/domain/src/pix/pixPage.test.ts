import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PixPage, pixTexts, pixViewOf } from "./pixPage.ts";

const payable: PixPage = { code: "000201", isNotFound: false, isExpired: false, isPaid: false };

describe("the page of a PIX", () => {
  it("MAN-246 shows not found first, then expired, otherwise how to pay", () => {
    expect(pixViewOf({ ...payable, isNotFound: true, isExpired: true, isPaid: true })).toBe("not-found");
    expect(pixViewOf({ ...payable, isExpired: true })).toBe("expired");
    expect(pixViewOf(payable)).toBe("payable");
  });

  it("MAN-247 is empty without data", () => {
    expect(pixViewOf(null)).toBe("nothing");
    expect(pixViewOf({ ...payable, code: " " })).toBe("nothing");
    expect(pixViewOf({ ...payable, code: "", isExpired: true })).toBe("expired");
  });

  it("shows paid even after its expiry, so that the customer does not pay twice", () => {
    expect(pixViewOf({ ...payable, isPaid: true, isExpired: true })).toBe("paid");
  });

  it("MAN-246 MAN-247 is payable only if the server says so", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), fc.boolean(), fc.boolean(), (code, isNotFound, isExpired, isPaid) => {
        const view = pixViewOf({ code, isNotFound, isExpired, isPaid });
        expect(view === "payable").toBe(code.trim() !== "" && !isNotFound && !isExpired && !isPaid);
      }),
    );
  });

  it("MAN-390 MAN-387 MAN-388 MAN-389 has the specified texts verbatim, typos included", () => {
    expect(pixTexts).toEqual({
      notFound: "Não foi possivel encontar esse pagamento!",
      expiredTitle: "PIX Expirado",
      expired: "Este seu link de pagamento expirou!",
      copy: "Copiar PIX",
      copied: "PIX copiado com sucesso!",
    });
  });
});
