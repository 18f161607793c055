import { expect, it } from "vitest";
import { countFriends, hasPaid } from "./referral.ts";

it.each(["Não Pago", "não pago", " NÃO PAGO "])("SUB-135 a friend with the status '%s' has not paid", (status) => {
  expect(hasPaid({ status })).toBe(false);
});

it.each(["Pago", "Ativo"])("a friend with the status '%s' has paid", (status) => {
  expect(hasPaid({ status })).toBe(true);
});

it("SUB-382 a friend counts once the first payment is validated", () => {
  expect(countFriends([{ status: "Pago" }, { status: "Não Pago" }, { status: "Pago" }])).toEqual({
    counting: 2,
    waiting: 1,
  });
  expect(countFriends([])).toEqual({ counting: 0, waiting: 0 });
});
