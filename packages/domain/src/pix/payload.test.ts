import { generatePixPayload } from "@brazilian-utils/brazilian-utils/generate-pix-payload";
import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { checksumOf } from "./checksum.ts";
import { writeField } from "./fields.ts";
import { type PixPayload, parsePixPayload } from "./payload.ts";
import { writePixPayload } from "./writePayload.ts";

const known =
  "00020101021126410014br.gov.bcb.pix0119contato@exemplo.org5204000053039865802BR5920ATELIE AFRO CULTURAL6009SAO PAULO62070503***6304198D";

const order: PixPayload = {
  payeeName: "PETBOX COMERCIO LTDA",
  payeeCity: "SAO PAULO",
  amount: cents(7990),
  target: { kind: "key", key: "11222333000181" },
  transactionId: "ASSINATURA123",
  description: "Caixa do Bob",
};

/** A code from its fields, with the checksum that belongs to it. */
function coded(...fields: readonly (readonly [id: string, value: string])[]): string {
  const code = `${fields.map(([id, value]) => writeField(id, value)).join("")}6304`;
  return code + checksumOf(code);
}

const account = ["26", "0014br.gov.bcb.pix0111a@exemplo.o"] as const;
const whole = [
  ["00", "01"],
  account,
  ["52", "0000"],
  ["53", "986"],
  ["58", "BR"],
  ["59", "PETBOX"],
  ["60", "RECIFE"],
] as const;

const without = (id: string) => coded(...whole.filter(([each]) => each !== id));
const withField = (id: string, value: string) => coded(...whole.filter(([each]) => each !== id), [id, value] as const);

describe("parsePixPayload", () => {
  it("reads who is paid, where and how much", () => {
    expect(parsePixPayload(known)).toEqual({
      ok: true,
      value: {
        payeeName: "ATELIE AFRO CULTURAL",
        payeeCity: "SAO PAULO",
        target: { kind: "key", key: "contato@exemplo.org" },
      },
    });
    expect(parsePixPayload(writePixPayload(order))).toEqual({ ok: true, value: order });
  });

  it("reads the code of a charge at an address, written by another program", () => {
    const code = generatePixPayload({
      url: "pix.exemplo.com/qr/v2/1234",
      merchantName: "PetBox",
      merchantCity: "Recife",
    });
    expect(parsePixPayload(code ?? "")).toEqual({
      ok: true,
      value: { payeeName: "PetBox", payeeCity: "Recife", target: { kind: "url", url: "pix.exemplo.com/qr/v2/1234" } },
    });
  });

  it("finds the account in any of its 26 places, whatever its case", () => {
    const parsed = parsePixPayload(
      coded(["00", "01"], ["26", "0003abc"], ["51", "0014BR.GOV.BCB.PIX0105chave"], ...whole.slice(3)),
    );
    expect(parsed).toMatchObject({ ok: true, value: { target: { key: "chave" } } });
  });

  it("does not mind blanks around the code", () => {
    expect(parsePixPayload(`\n ${known} \n`).ok).toBe(true);
  });

  it("takes an amount of zero as none: the payer types it", () => {
    expect(parsePixPayload(withField("54", "0.00"))).toEqual(parsePixPayload(coded(...whole)));
  });

  it.each([
    ["1", 100],
    ["1.5", 150],
    ["79.90", 7990],
    ["1234567890.12", 123_456_789_012],
  ])("reads the amount %s exactly", (text, amount) => {
    expect(parsePixPayload(withField("54", text))).toMatchObject({ ok: true, value: { amount } });
  });

  it("refuses a code longer than a QR code of payment may be", () => {
    const fields = Array.from({ length: 5 }, (_, index) => [String(80 + index), "x".repeat(99)] as const);
    expect(parsePixPayload(coded(...whole, ...fields))).toEqual({ ok: false, error: "too-long" });
  });

  it.each([
    ["nothing", ""],
    ["words", "pague aqui"],
    ["half a code", known.slice(0, 60)],
    ["a field twice", coded(...whole, ["59", "OUTRO"])],
  ])("refuses %s, which is not written in fields", (_, text) => {
    expect(parsePixPayload(text)).toEqual({ ok: false, error: "not-fields" });
  });

  it.each([
    ["of another code", `${known.slice(0, -4)}0000`],
    ["that is missing", known.slice(0, -8)],
    ["in small letters", `${known.slice(0, -4)}198d`],
  ])("refuses a checksum %s", (_, text) => {
    expect(parsePixPayload(text)).toEqual({ ok: false, error: "wrong-checksum" });
  });

  it.each([
    ["another format", withField("00", "02")],
    ["another currency", withField("53", "840")],
    ["another way to pay", withField("26", "0010br.exemplo0105chave")],
  ])("refuses %s: it is not PIX in reais", (_, text) => {
    expect(parsePixPayload(text)).toEqual({ ok: false, error: "not-pix" });
  });

  it.each([
    ["the name", without("59")],
    ["the city", withField("60", " ")],
    ["the key", withField("26", "0014br.gov.bcb.pix")],
    ["one target out of two", withField("26", "0014br.gov.bcb.pix0105chave2503url")],
  ])("refuses a code without %s", (_, text) => {
    expect(parsePixPayload(text)).toEqual({ ok: false, error: "incomplete" });
  });

  it.each(["79,90", "1e3", "-1.00", "1.999", "", "12345678901.23"])("refuses the amount “%s”", (text) => {
    expect(parsePixPayload(withField("54", text))).toEqual({ ok: false, error: "wrong-amount" });
  });
});

describe("PIX code, whatever it says", () => {
  const letters = fc.stringMatching(/^[A-Z][A-Za-z0-9 .&-]{0,13}[A-Z]$/);
  const target = fc.oneof(
    fc
      .emailAddress()
      .filter((key) => key.length <= 60)
      .map((key) => ({ kind: "key" as const, key })),
    fc.stringMatching(/^pix\.exemplo\.com\/qr\/[a-z0-9]{5,30}$/).map((url) => ({ kind: "url" as const, url })),
  );
  const payload: fc.Arbitrary<PixPayload> = fc.record(
    {
      payeeName: letters,
      payeeCity: letters,
      target,
      amount: fc.integer({ min: 1, max: 999_999_999_999 }).map(cents),
      transactionId: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
      description: fc.stringMatching(/^[A-Za-z0-9]{1,10}$/),
    },
    { requiredKeys: ["payeeName", "payeeCity", "target"] },
  );

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(payload, (payment) => {
        expect(parsePixPayload(writePixPayload(payment))).toEqual({ ok: true, value: payment });
      }),
      { seed: 21, numRuns: 500 },
    );
  });

  it("is read alike by another program", () => {
    fc.assert(
      fc.property(payload, (payment) => {
        expect(getPixPayloadInfo(writePixPayload(payment))?.merchantName).toBe(payment.payeeName);
      }),
      { seed: 22, numRuns: 200 },
    );
  });

  it("is refused when any one of its characters is another", () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    for (const [place, character] of Array.from(known).entries()) {
      for (const other of printable.filter((each) => each !== character)) {
        expect(parsePixPayload(known.slice(0, place) + other + known.slice(place + 1)).ok).toBe(false);
      }
    }
  });

  it("is refused when any one character of any code is another, of any alphabet", () => {
    fc.assert(
      fc.property(
        payload,
        fc.nat(),
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
        (payment, at, other) => {
          const code = writePixPayload(payment);
          const place = at % code.length;
          fc.pre(code[place] !== other);
          expect(parsePixPayload(code.slice(0, place) + other + code.slice(place + 1)).ok).toBe(false);
        },
      ),
      { seed: 23, numRuns: 2000 },
    );
  });

  it("cannot be written with a part that its two digits of length cannot count", () => {
    expect(() => writePixPayload({ ...order, description: "x".repeat(90) })).toThrow(RangeError);
  });
});
