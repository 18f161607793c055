import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";

const components = join(import.meta.dirname, "../packages/design-system/src/components");

/** Files whose sentences are the defaults of a dictionary's texts under another name. */
const partsOfTexts: Readonly<Record<string, string>> = {
  "commerce/AddressCard/addressLines.ts": "the default of AddressCard's `noNumberText` and `cepText`",
  "feedback/Alert/toneLabel.ts": "the default of every `toneLabel`",
  "navigation/Footer/companyLine.ts": "the default of every `legalLine`: the company's legal name and address",
  "payment/CardPicture/cardInWords.ts": "the default of CardPicture's `describe`",
  "payment/PaymentCountdown/announcement.ts": "the default of PaymentCountdown's `announce`",
};

const sources = globSync("**/*.{ts,tsx}", { cwd: components }).filter(
  (file) =>
    !/\.(?:stories|styles|test|browser)\.|Texts\.ts$|\/story[A-Z]|\/hostile/.test(file) && !(file in partsOfTexts),
);

/** An accent, a capital letter followed by small ones, or two words. */
const sentence = /[À-ÿ]|^[A-Z][a-z]|[a-z]{2,},? [a-z]{2,}/;

/** What looks like a sentence and is not a word of the component's to its reader, by reason. */
const allowed: Readonly<Record<string, readonly RegExp[]>> = {
  "names of keys": [/^(?:Arrow\w+|Home|End|Escape|Enter)$/],
  "names of the platform's errors and objects": [/^(?:AbortError|TimeoutError|ImageDecoder|Files)$/],
  "values of `rel`, and selectors": [/^noopener noreferrer$/, /^input, textarea, select/],
  "parts of the names of props": [/^Label$/],
  "warnings and errors for developers": [
    /^(?:RadioGroup|SelectField|Tabs) "$/,
    /\b(?:was given|has several values|begins with a value|has no tab|shows no code|Give it|Give each)\b/,
    /\b(?:so the first one is shown|so it shows nothing)\b|^This (?:browser|picture) |^Interleaved 2 of 5/,
  ],
  "names of brands, networks and banks": [
    /^(?:PetBox|Instagram|Facebook|YouTube|TikTok)$/,
    /^(?:Visa|American Express|Mastercard|Discover|Troy|Diners Club|Hipercard|Elo|Hiper)$/,
    /^(?:Banco do Brasil|Bradesco|Caixa|Itaú|Nubank|Santander)$/,
  ],
};

const isAllowed = (text: string) => Object.values(allowed).some((texts) => texts.some((known) => known.test(text)));

/** The texts in a syntax tree: of literals, of the parts of templates, of JSX. Imports and types have none. */
function textsIn(tree: unknown): readonly string[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== "object" || tree === null) return [];
  const { type, value, key: _key, source: _source, ...rest }: Readonly<Record<string, unknown>> = { ...tree };
  if (typeof type !== "string") return [];
  if (/^TS\w*(?:Type|Interface|Alias)/.test(type)) return [];
  // Templates of styled-components.
  if (type === "TaggedTemplateExpression") return [];
  const isText = type === "Literal" || type === "JSXText";
  if (isText) return typeof value === "string" ? [value] : [];
  if (type === "TemplateElement") return [Object(value).cooked];
  return textsIn([value, ...Object.values(rest)]);
}

it.each(sources)("%s has no sentence outside its dictionary", (file) => {
  const { body } = parseAst(readFileSync(join(components, file), "utf8"), { lang: "tsx" });
  const sentences = textsIn(body).filter((text) => sentence.test(text.trim()) && !isAllowed(text.trim()));
  expect(sentences).toEqual([]);
});
