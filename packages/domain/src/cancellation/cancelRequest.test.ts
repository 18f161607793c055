import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { characterCount } from "../text/characters.ts";
import { cancelReasons, maxDescriptionLength, parseCancelRequest } from "./cancelRequest.ts";
import { cancellationMessages } from "./messages.ts";

const reason = "Me mudei";
const described = (description: string) => {
  const parsed = parseCancelRequest({ reason, description });
  return parsed.ok ? parsed.value.description : undefined;
};

describe("the reason for cancelling", () => {
  const reasons = [
    ["MAN-170", "Recebi um item que eu não deveria receber"],
    ["MAN-171", "Não gostei dos itens"],
    ["MAN-172", "Acumulei muitos produtos"],
    ["MAN-173 MAN-180", "Demora na postagem do BOX.Pet"],
    ["MAN-174", "Problemas com o transporte"],
    ["MAN-175", "Problemas com o atendimento"],
    ["MAN-176", "Me mudei"],
    ["MAN-177", "Arrependi da compra"],
    ["MAN-178", "Não posso pagar no momento"],
    ["MAN-179", "Outro"],
  ] as const;

  it.each(reasons)("%s is %s", (_row, text) => {
    expect(parseCancelRequest({ reason: text, description: "" })).toMatchObject({ ok: true, value: { reason: text } });
  });

  it("is one of ten, in this order", () => {
    expect(cancelReasons).toEqual(reasons.map(([, text]) => text));
  });
});

describe("a request to cancel", () => {
  it.each(["", "Porque sim", "Outro motivo", "outro", "Outro ", "<b>Outro</b>", "toString"])(
    "MAN-250 MAN-251 rejects the reason %j",
    (wrong) => {
      expect(parseCancelRequest({ reason: wrong, description: "O Bob se foi." })).toEqual({
        ok: false,
        error: "cancel-reason-missing",
      });
      expect(cancellationMessages["cancel-reason-missing"]).toBe("É necessário selecionar um motivo de cancelamento!");
    },
  );

  it("MAN-253 needs no description", () => {
    expect(parseCancelRequest({ reason, description: "" })).toEqual({ ok: true, value: { reason, description: "" } });
    expect(described(" \n\t ")).toBe("");
  });

  it("keeps markup, line breaks and emojis, and drops characters that a database column cannot store", () => {
    const written = '<script>alert("oi")</script> & <b>tchau</b>\nO Bob 🐶 morreu.';
    expect(described(`  ${written}\r\n`)).toBe(written);
    expect(described("um\r\ndois\rtrês")).toBe("um\ndois\ntrês");
    expect(described("a\u0000b\u001b[31mc\u0085d\ud800e")).toBe("ab[31mcd\ufffde");
  });

  it("keeps the first 2,000 characters, without splitting emojis", () => {
    expect(maxDescriptionLength).toBe(2000);
    expect(described("🐶".repeat(2000))).toBe("🐶".repeat(2000));
    expect(described(`${"a".repeat(1999)}🐶b`)).toBe(`${"a".repeat(1999)}🐶`);
    expect(described(`${"a".repeat(1999)}👨‍👩‍👧`)).toBe("a".repeat(1999));
  });

  it("parses its own result to the same request", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2_100 }), (text) => {
        const kept = described(text) ?? "";
        expect(characterCount(kept)).toBeLessThanOrEqual(maxDescriptionLength);
        expect(described(kept)).toBe(kept);
      }),
      { seed: 57 },
    );
  });
});
