import { expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { cents } from "../money/cents.ts";
import { pendingPenaltyText } from "./pendingPenalty.ts";

it("MAN-394 states the penalty's day, amount and card", () => {
  expect(pendingPenaltyText({ on: civilDate(2026, 11, 25), amount: cents(1_798) })).toBe(
    "Com a resposta, em 25/11/2026, a multa de R$17,98 é cobrada no cartão desta assinatura.",
  );
});
