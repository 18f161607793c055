import { describe, expect, it } from "vitest";
import { isLevelName, levelNames, levelText } from "./levels.ts";

describe("the loyalty levels", () => {
  it("FUN-007 are five, from Bronze to Diamante", () => {
    expect(levelNames).toEqual(["Bronze", "Prata", "Ouro", "Platina", "Diamante"]);
    expect(["Ouro", "ouro", "Cobre", ""].map(isLevelName)).toEqual([true, false, false, false]);
  });

  it("FUN-360 the level of the first box comes with the subscription", () => {
    expect(levelText({ fromBoxes: 1 })).toBe("Nível ao tornar-se assinante do BOX");
  });

  it("FUN-361 the others state their number of boxes", () => {
    expect(levelText({ fromBoxes: 13 })).toBe("Nível ao receber 13 BOX na mesma assinatura");
  });
});
