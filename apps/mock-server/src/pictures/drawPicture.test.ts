import { describe, expect, it } from "vitest";
import { drawPicture, pictureAddress, pictureNames, pictureSize } from "./drawPicture.ts";
import art from "./generated/art.json" with { type: "json" };
import { pickArt } from "./packagedArt.ts";

const promised = [
  ...["especie-cachorro", "especie-gato", "porte-micro", "porte-pequeno", "porte-medio", "porte-grande"],
  ...["plano-mensal", "plano-semestral", "plano-anual", "brinde", "caixa", "hero-cachorro", "hero-gato"],
  ...["como-funciona-1", "como-funciona-2", "como-funciona-3", "como-funciona-4", "ultimas-caixa"],
  ...["avatar-cachorro", "avatar-gato", "avatar-pet", "bem-vindo", "aguardando", "cartoes"],
];

const pastBoxes = [
  ...["caixa-cachorro-essencial-2025-10", "caixa-cachorro-essencial-naturais-2024-09"],
  ...["caixa-cachorro-mordedores-2025-01", "caixa-gato-essencial_familia-2025-06", "caixa-gato-diversao-2024-12"],
];

/** Names of the elements left open, or closed out of turn; none in a well-formed document. */
const unbalanced = (document: string): readonly string[] => {
  const open: string[] = [];
  for (const [, closing, name = "", selfClosing] of document.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^>]*?)?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [name];
    } else if (!selfClosing) open.push(name);
  }
  return open;
};

describe("drawPicture", () => {
  it.each(promised)("knows %s", (name) => {
    expect(pictureNames).toContain(name);
  });

  it.each([...pictureNames, ...pastBoxes])("draws %s as one complete document of its stated size", (name) => {
    const document = drawPicture(name) ?? "";
    const { width, height } = pictureSize(name) ?? { width: 0, height: 0 };
    expect(width * height).toBeGreaterThan(0);
    expect(document).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(document).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(unbalanced(document)).toEqual([]);
    expect(document).not.toMatch(/undefined|NaN|Infinity|<script|href=/);
  });

  it("draws a different box each month", () => {
    const boxes = ["2025-01", "2025-02", "2025-03"].map((month) => drawPicture(`caixa-gato-essencial-${month}`));
    expect(new Set(boxes).size).toBe(3);
  });

  it("knows no other name", () => {
    for (const name of ["", "nada", "caixa-peixe-essencial-2025-01", "caixa-gato-luxo-2025-01", "__proto__"]) {
      expect(drawPicture(name)).toBeUndefined();
      expect(pictureSize(name)).toBeUndefined();
    }
  });

  it("is given out under an address of the server", () => {
    expect(pictureAddress("especie-gato")).toBe("/imagens/especie-gato.svg");
  });

  it("stays small: every picture under 16 KB", () => {
    const heavy = pictureNames.filter((name) => (drawPicture(name)?.length ?? 0) > 16_384);
    expect(heavy).toEqual([]);
  });
});

describe("the picked art", () => {
  it("is what the package holds today, and no more than is used", () => {
    expect(art).toEqual(pickArt());
  });
});
