import { expect, it } from "vitest";
import { boxToConfirmIn, confirmDeliveryPath } from "./boxToConfirm.ts";

it.each(["2f837b793b44", "a b&q=entrega", "ção"])("a box to confirm, %s, is parsed back from its URL", (box) => {
  const { pathname, search } = new URL(confirmDeliveryPath(box), "https://petbox.test");
  expect([pathname, boxToConfirmIn(search)]).toEqual(["/box-recebidos", box]);
});

it("a list without a box to confirm asks nothing", () => {
  expect(boxToConfirmIn("")).toBeUndefined();
});
