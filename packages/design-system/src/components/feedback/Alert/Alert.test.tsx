import type { ReactNode } from "react";
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

function Reason({ html, children }: { html: string; children?: ReactNode; onOpen?: () => void }) {
  return (
    <p>
      {html} {children}
    </p>
  );
}

it("is another message when a text given to a component changes", () => {
  const message = (html: string) => [<Reason key="reason" html={html} />];
  expect(writtenText(message("Saldo insuficiente"))).not.toBe(writtenText(message("Cartão vencido")));
});

it("is the same message when a component gets another callback, and an element another attribute", () => {
  const message = (id: string) => [
    <Reason key="reason" html="Cartão vencido" onOpen={() => undefined}>
      <b id={id}>Troque o cartão.</b>
    </Reason>,
  ];
  expect(writtenText(message("a"))).toBe(writtenText(message("b")));
});

it.each([null, undefined, false, true])("is the same message when an empty child becomes %s", (empty) => {
  expect(writtenText(["Cupom aplicado.", empty])).toBe(writtenText(["Cupom aplicado.", null]));
});
