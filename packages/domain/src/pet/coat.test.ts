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
    ["Collie de Pelo Curto", "pointed"],
    ["Collie de Pelo Longo", "long"],
    ["Beagle", "hanging"],
    ["Bassê do vizinho", "short"],
  ])("draws the dog %s with a coat that is %s", (name, coat) => {
    expect(ofDog(name)).toBe(coat);
  });

  it("draws cats with a short or a long coat only", () => {
    expect(ofCat("Persa")).toBe("long");
    expect(ofCat("Maine Coon")).toBe("long");
    expect(ofCat("Siamês")).toBe("short");
    expect(ofCat("Poodle")).toBe("short");
  });

  it("ignores case and accents, typed as one character or two", () => {
    expect(ofDog("DÁLMATA")).toBe("spotted");
    expect(ofDog("da\u0301lmata")).toBe("spotted");
  });

  it("draws a mixed breed like the best known of its breeds, or with a short coat", () => {
    expect(coatOf("dog", { kind: "mixed", main: "Poodle", secondary: "Beagle" })).toBe("curly");
    expect(coatOf("dog", { kind: "mixed", secondary: "Beagle" })).toBe("hanging");
    expect(coatOf("dog", { kind: "mixed" })).toBe("short");
  });
});
