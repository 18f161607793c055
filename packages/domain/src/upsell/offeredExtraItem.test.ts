import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { accepted, rejected } from "../result.ts";
import { upsellMessages } from "./messages.ts";
import { type OfferedExtraItem, onlyOffered, parseOfferedExtraItem } from "./offeredExtraItem.ts";

const category = (tag: string): OfferedExtraItem => ({
  tag,
  name: tag,
  description: "",
  image: "",
  monthlyPrice: cents(1_990),
});
const [toy, treat] = [category("brinquedo"), category("petisco")];

it("MAN-261 a single category is preselected, several are not", () => {
  expect(onlyOffered([toy])).toBe(toy);
  expect(onlyOffered([toy, treat])).toBeUndefined();
  expect(onlyOffered([])).toBeUndefined();
});

it("MAN-259 MAN-260 requires one of the available categories", () => {
  const missing = rejected("category-missing");
  expect(upsellMessages["category-missing"]).toBe("Por favor selecione uma categoria antes de avançar.");
  expect(parseOfferedExtraItem(undefined, [toy, treat])).toEqual(missing);
  expect(parseOfferedExtraItem("", [toy, treat])).toEqual(missing);
  expect(parseOfferedExtraItem("areia", [toy, treat])).toEqual(missing);
  expect(parseOfferedExtraItem("petisco", [toy, treat])).toEqual(accepted(treat));
});
