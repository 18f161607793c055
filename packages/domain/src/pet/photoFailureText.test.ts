import { describe, expect, it } from "vitest";
import { photoFailureText } from "./photoFailureText.ts";

describe("why a photo was not changed", () => {
  it("SUB-356 the server's words where it says no, else a sentence of its own", () => {
    expect(photoFailureText({ kind: "refused", message: "Esta foto não." })).toBe("Esta foto não.");
    expect(photoFailureText({ kind: "refused" })).toBe("Falha ao salvar imagem");
  });

  it("SUB-357 of anything else one sentence, and what helps", () => {
    expect(photoFailureText({ kind: "unavailable", message: "Server Error" })).toBe(
      "Não foi possivel salvar sua imagem.",
    );
    expect(photoFailureText({ kind: "invalid", fields: {}, message: "x" })).toBe("Não foi possivel salvar sua imagem.");
    expect(photoFailureText({ kind: "offline" })).toMatch(/^Não foi possivel salvar sua imagem\. Parece que você está/);
  });
});
