import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePastedAddress } from "./pastedAddress.ts";

describe("a pasted address", () => {
  it.each([
    ["01310-100, 1578 ap 12", "01310100", "1578", "ap 12"],
    ["01310100 1578", "01310100", "1578", ""],
    ["\u200b01310\u2011100, 1578\ufeff", "01310100", "1578", ""],
    ["CEP 01310-100, nº 1578, bloco B, ap 12", "01310100", "1578", "bloco B, ap 12"],
    ["01310-100\n1578B - fundos", "01310100", "1578B", "fundos"],
    ["Av. Paulista, 1578 - ap 12, Bela Vista, São Paulo - SP, 01310-100", "01310100", "1578", "ap 12"],
    ["Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200", "01310200", "1578", ""],
    ["Av. Paulista, 1578 - ap 12 - Bela Vista, São Paulo - SP, 01310-200", "01310200", "1578", "ap 12"],
    ["Av. Paulista, 1578 - ap 12, São Paulo - SP, 01310-200", "01310200", "1578", "ap 12"],
    ["Av. Paulista, 1578 - fundos, São Paulo - SP, 01310-200", "01310200", "1578", "fundos"],
    ["Rua Chile, 12 - 01.310-100", "01310100", "12", ""],
    ["01310 100, 1578", "01310100", "1578", ""],
    ["Avenida Paulista, 1578\nBela Vista\nSão Paulo – SP\nCEP 01310-100", "01310100", "1578", ""],
    ["24 de Maio, 100, Centro, São Paulo - SP, 01041-000", "01041000", "100", ""],
    ["7 de Setembro\nnº 1578 - ap 12\nCentro\n01041-000", "01041000", "1578", "ap 12"],
    ["1578 ap 12, Bela Vista, São Paulo - SP, 01310-100", "01310100", "1578", "ap 12"],
    ["Rua Chile, 1578, 2 de Julho, Salvador - BA, 40020-000", "40020000", "1578", ""],
    ["Rua da Praia, s/n, Centro, Cairu - BA, CEP: 45420-000", "45420000", "", ""],
  ])("%j gives its CEP, number and door", (text, cep, number, complement) => {
    expect(parsePastedAddress(text)).toEqual({ cep, number, complement });
  });

  it.each(["", "01310-100", "01310100", "ap 12", "Rua Augusta, 100", "5511987654321", "0131010"])(
    "%j fills no field other than the CEP",
    (text) => {
      expect(parsePastedAddress(text)).toBeUndefined();
    },
  );

  it("is parsed in linear time, however long the text is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (text) => {
        const pasted = parsePastedAddress(text);
        return pasted === undefined || (pasted.cep.length === 8 && pasted.number.length <= 6);
      }),
      { seed: 5 },
    );
  });
});
