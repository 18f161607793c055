// Computes the numbers in src/theme/globalRules.ts. Run it again when the typeface changes:
//   node scripts/measure-font-fallback.ts <woff2 of the typeface> <weight> <fallback face of that weight: file or installed name> …
import { readFileSync } from "node:fs";
import { launchChromium } from "../../../scripts/launchChromium.ts";

const sample =
  "Qual é o porte do Bob? Escolha o plano que combina com o seu melhor amigo: a caixa chega todo mês, com brinquedos, petiscos e " +
  "itens de higiene. São 12 parcelas de R$ 79,90, sem juros. Informe o CEP, a data de nascimento e o cartão para continuar.";

const [typeface, weight, ...fallbacks] = process.argv.slice(2);
if (typeface === undefined || weight === undefined) throw new Error("Name the woff2 file of the typeface and a weight");
const browser = await launchChromium();
const page = await browser.newPage();

/** Measures a face: the width of the sample, and the vertical metrics as fractions of the em. */
async function measure(face: string) {
  const source = face.endsWith(".woff2")
    ? `url(data:font/woff2;base64,${readFileSync(face).toString("base64")})`
    : `local("${face}")`;
  return page.evaluate(
    async ({ source, weight, sample }) => {
      const font = new FontFace("Measured", source, { weight: "1 1000" });
      document.fonts.add(await font.load());
      const context = document.createElement("canvas").getContext("2d");
      if (context === null) throw new Error("No canvas");
      const em = 1000;
      context.font = `${weight} ${em}px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      document.fonts.delete(font);
      return { width, ascent: fontBoundingBoxAscent / em, descent: fontBoundingBoxDescent / em };
    },
    { source, weight, sample },
  );
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const own = await measure(typeface);
for (const fallback of fallbacks) {
  const sizeAdjust = own.width / (await measure(fallback)).width;
  console.log(fallback, {
    sizeAdjust: percent(sizeAdjust),
    ascent: percent(own.ascent / sizeAdjust),
    descent: percent(own.descent / sizeAdjust),
  });
}
await browser.close();
