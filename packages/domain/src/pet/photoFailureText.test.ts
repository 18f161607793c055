import { describe, expect, it } from "vitest";
import { photoFailureText } from "./photoFailureText.ts";

describe("the message of a failed change of photo", () => {
  it("SUB-356 is the server's text for a refusal, or else a fixed one", () => {
    expect(photoFailureText({ kind: "refused", message: "Esta foto não." })).toBe("Esta foto não.");
    expect(photoFailureText({ kind: "refused" })).toBe("Falha ao salvar imagem");
  });

  it("SUB-357 is a fixed text with advice for any other failure", () => {
    expect(photoFailureText({ kind: "unavailable", message: "Server Error" })).toBe(
      "Não foi possivel salvar sua imagem.",
    );
    expect(photoFailureText({ kind: "invalid", fields: {}, message: "x" })).toBe("Não foi possivel salvar sua imagem.");
    expect(photoFailureText({ kind: "offline" })).toMatch(
      /^Não foi possivel salvar sua imagem\.\nParece que você está/,
    );
  });
});
