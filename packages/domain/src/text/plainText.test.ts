import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMarkup } from "./hasMarkup.ts";
import { plainText } from "./plainText.ts";

describe("plainText", () => {
  it("keeps the text and drops the tags", () => {
    expect(plainText("<p>Cartão <b>recusado</b>.</p><p>Fale com o <a href='/ajuda'>banco</a></p>")).toBe(
      "Cartão recusado. Fale com o banco",
    );
  });

  it("drops scripts and styles", () => {
    expect(plainText("Olá<script>alert('x')</script><style>p{}</style>!")).toBe("Olá!");
  });

  it("decodes entities once", () => {
    expect(plainText("R$&nbsp;10 &lt;b&gt; caf&#233; &amp;lt; &copy; &#x1F436;")).toBe(
      "R$\u00a010 <b> café &lt; &copy; 🐶",
    );
  });

  it("keeps unknown entities", () => {
    expect(plainText("&constructor; &toString; &hasOwnProperty; &nada;")).toBe(
      "&constructor; &toString; &hasOwnProperty; &nada;",
    );
  });

  it("keeps plain text, except for double spaces", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!hasMarkup(text));
        expect(plainText(text)).toBe(text.replace(/ {2,}/g, " ").trim());
      }),
      { seed: 7 },
    );
  });
});
