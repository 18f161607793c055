import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { accepted, rejected } from "../result.ts";
import { type ExtraCategory, onlyCategory, parseCategory } from "./extraCategory.ts";
import { upsellMessages } from "./messages.ts";

const category = (tag: string): ExtraCategory => ({
  tag,
  name: tag,
  description: "",
  image: "",
  monthlyPrice: cents(1_990),
});
const [toy, treat] = [category("brinquedo"), category("petisco")];

it("MAN-261 a single category is preselected, several are not", () => {
  expect(onlyCategory([toy])).toBe(toy);
  expect(onlyCategory([toy, treat])).toBeUndefined();
  expect(onlyCategory([])).toBeUndefined();
});

it("MAN-259 MAN-260 requires one of the available categories", () => {
  const missing = rejected("category-missing");
  expect(upsellMessages["category-missing"]).toBe("Por favor selecione uma categoria antes de avançar.");
  expect(parseCategory(undefined, [toy, treat])).toEqual(missing);
  expect(parseCategory("", [toy, treat])).toEqual(missing);
  expect(parseCategory("areia", [toy, treat])).toEqual(missing);
  expect(parseCategory("petisco", [toy, treat])).toEqual(accepted(treat));
});
