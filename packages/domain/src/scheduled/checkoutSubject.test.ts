import { describe, expect, it } from "vitest";
import { contactReason, destinationText, nextStepText, ofSubject } from "./checkoutSubject.ts";

const pet = { name: "Mika", sex: "female" } as const;

/** Every text of the checkout about the purchase. */
function said(purchase?: "hygiene" | "wet-food"): readonly string[] {
  const bought = { pet, purchase };
  return [ofSubject(bought), contactReason(bought), destinationText(bought), nextStepText(bought)];
}

describe("the subject of the checkout", () => {
  it("is a pet's box", () => {
    expect(said()).toEqual([
      "da Mika",
      "Para avisar quando a caixa da Mika estiver a caminho.",
      "Para onde vai a caixa da Mika?",
      "A assinatura da Mika está confirmada. Agora a gente já pode preparar a primeira caixa.",
    ]);
  });

  it("is pads or food, without a pet", () => {
    expect(said("hygiene")).toEqual([
      "de tapetes higiênicos",
      "Para avisar quando os seus tapetes estiverem a caminho.",
      "Para onde vão os seus tapetes?",
      "A assinatura de tapetes higiênicos está confirmada. Agora a gente já pode separar os seus tapetes, e todo mês chegam mais.",
    ]);
    expect(said("wet-food")).toEqual([
      "de alimentos úmidos",
      "Para avisar quando os seus alimentos estiverem a caminho.",
      "Para onde vão os seus alimentos?",
      "A assinatura de alimentos úmidos está confirmada. Agora a gente já pode separar os seus alimentos, e todo mês chegam mais.",
    ]);
  });
});
