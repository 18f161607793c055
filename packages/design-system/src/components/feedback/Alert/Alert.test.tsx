import { expect, it } from "vitest";
import { writtenText } from "./Alert.tsx";

it("reads the text inside elements and lists", () => {
  const message = [
    "Cupom aplicado.",
    <p key="price">
      Você paga <b>R$ 10</b>
    </p>,
  ];
  expect(writtenText(message)).toBe("Cupom aplicado.\nVocê paga \nR$ 10");
});

it.each([null, undefined, false, true])("is the same message when an empty child becomes %s", (empty) => {
  expect(writtenText(["Cupom aplicado.", empty])).toBe(writtenText(["Cupom aplicado.", null]));
});
