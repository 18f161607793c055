import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasMarkup, plainText } from "./plainText.ts";

describe("plainText", () => {
  it("keeps the words and drops the tags", () => {
    expect(plainText("<p>Cartão <b>recusado</b>.</p><p>Fale com o <a href='/ajuda'>banco</a></p>")).toBe(
      "Cartão recusado. Fale com o banco",
    );
  });

  it("drops what a script or a style says", () => {
    expect(plainText("Olá<script>alert('x')</script><style>p{}</style>!")).toBe("Olá!");
  });

  it("reads entities, each once", () => {
    expect(plainText("R$&nbsp;10 &lt;b&gt; caf&#233; &amp;lt; &copy; &#x1F436;")).toBe(
      "R$\u00a010 <b> café &lt; &copy; 🐶",
    );
  });

  it("leaves an entity that it does not know as it is, whatever it is called", () => {
    expect(plainText("&constructor; &toString; &hasOwnProperty; &nada;")).toBe(
      "&constructor; &toString; &hasOwnProperty; &nada;",
    );
  });

  it("leaves a text without markup as it is, but for double spaces", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!hasMarkup(text));
        expect(plainText(text)).toBe(text.replace(/ {2,}/g, " ").trim());
      }),
      { seed: 7 },
    );
  });
});
