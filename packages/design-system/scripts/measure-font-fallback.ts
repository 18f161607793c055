// Computes the numbers in src/theme/fallbackFaces.ts. Run it again when the typeface changes: node
// scripts/measure-font-fallback.ts <woff2 of the typeface> <weight> <fallback face of that weight: file or installed
// name> …
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../../../scripts/chromium.ts";

const sample =
  "Qual é o porte do Bob? Escolha o plano que combina com o seu melhor amigo: a caixa chega todo mês, com brinquedos, petiscos e " +
  "itens de higiene. São 12 parcelas de R$ 79,90, sem juros. Informe o CEP, a data de nascimento e o cartão para continuar.";

const knownTags = 63;
const hheaTag = 2;
const headTag = 1;
const transformed = new Set([10, 11]);

/** Reads one variable-length number from the WOFF2 table directory. */
function readBase128(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  let next = at;
  for (;;) {
    const byte = bytes.readUInt8(next);
    next += 1;
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return { value, next };
  }
}

/** Returns the vertical metrics of a WOFF2 font as fractions of its em. */
function verticalMetrics(file: string) {
  const bytes = readFileSync(file);
  const tables = new Map<number, number>();
  let at = 48;
  let offset = 0;
  for (let index = 0; index < bytes.readUInt16BE(12); index += 1) {
    const flags = bytes.readUInt8(at);
    const tag = flags & knownTags;
    const original = readBase128(bytes, at + (tag === knownTags ? 5 : 1));
    at = original.next;
    let { value: length } = original;
    const isTransformed = transformed.has(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isTransformed) ({ value: length, next: at } = readBase128(bytes, at));
    tables.set(tag, offset);
    offset += length;
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const unitsPerEm = data.readUInt16BE((tables.get(headTag) ?? 0) + 18);
  const hhea = tables.get(hheaTag) ?? 0;
  const part = (position: number) => data.readInt16BE(hhea + position) / unitsPerEm;
  return { ascent: part(4), descent: -part(6), lineGap: part(8) };
}

const [typeface, weight, ...fallbacks] = process.argv.slice(2);
if (typeface === undefined || weight === undefined) throw new Error("Name the woff2 file of the typeface and a weight");
const vertical = verticalMetrics(typeface);
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();

async function width(face: string): Promise<number> {
  const source = face.endsWith(".woff2")
    ? `url(data:font/woff2;base64,${readFileSync(face).toString("base64")})`
    : `local("${face}")`;
  return page.evaluate(
    async ({ source, weight, sample }) => {
      const font = new FontFace("Measured", source, { weight: "1 1000" });
      document.fonts.add(await font.load());
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("No canvas");
      context.font = `${weight} 100px Measured`;
      const measured = context.measureText(sample).width;
      document.fonts.delete(font);
      return measured;
    },
    { source, weight, sample },
  );
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const own = await width(typeface);
for (const fallback of fallbacks) {
  const sizeAdjust = own / (await width(fallback));
  console.log(fallback, {
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(vertical.ascent / sizeAdjust),
    descent: percent(vertical.descent / sizeAdjust),
    lineGap: percent(vertical.lineGap / sizeAdjust),
  });
}
await browser.close();
