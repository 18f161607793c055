import { describe, expect, it } from "vitest";
import { coatOf } from "./coat.ts";

const ofDog = (name: string) => coatOf("dog", { kind: "pure", name });
const ofCat = (name: string) => coatOf("cat", { kind: "pure", name });

describe("coatOf", () => {
  it.each([
    ["Labrador Retriever", "short"],
    ["Shih Tzu", "long"],
    ["Cocker Spaniel Inglês", "long"],
    ["Bichon Maltês", "long"],
    ["Poodle", "curly"],
    ["Cão de Água Português", "curly"],
    ["Dálmata", "spotted"],
    ["Border Collie", "spotted"],
    ["Pastor Alemão", "pointed"],
    ["American Pit Bull Terrier", "short"],
    ["Collie de Pelo Curto", "pointed"],
    ["Collie de Pelo Longo", "long"],
    ["Beagle", "hanging"],
    ["Bassê do vizinho", "short"],
  ])("draws the dog %s with a coat that is %s", (name, coat) => {
    expect(ofDog(name)).toBe(coat);
  });

  it.each([
    ["Siamês", "points"],
    ["Thai", "points"],
    ["Brazilian Shorthair", "tabby"],
    ["Azul Russo", "grey"],
    ["Bombaim", "black"],
    ["Persa", "longWhite"],
    ["Maine Coon", "longTabby"],
    ["Ragdoll", "longPoints"],
    ["Bengal", "spotted"],
    ["Sphynx", "bare"],
    ["Gato preto da rua", "black"],
    ["Poodle", "tabby"],
  ])("draws the cat %s with a coat that is %s", (name, coat) => {
    expect(ofCat(name)).toBe(coat);
  });

  it("ignores case and accents, typed as one character or two", () => {
    expect(ofDog("DÁLMATA")).toBe("spotted");
    expect(ofDog("da\u0301lmata")).toBe("spotted");
  });

  it("draws a mixed breed like the best known of its breeds, or as its species mostly looks", () => {
    expect(coatOf("dog", { kind: "mixed", main: "Poodle", secondary: "Beagle" })).toBe("curly");
    expect(coatOf("dog", { kind: "mixed", secondary: "Beagle" })).toBe("hanging");
    expect(coatOf("dog", { kind: "mixed" })).toBe("short");
    expect(coatOf("cat", { kind: "mixed", main: "Siamês" })).toBe("points");
    expect(coatOf("cat", { kind: "mixed" })).toBe("tabby");
  });
});
