import { describe, expect, it } from "vitest";
import { addDays, civilDate } from "../calendar/civilDate.ts";
import { maskEmail } from "./maskedEmail.ts";
import { countFriends, friendStatusText, hasPaid, rewardText } from "./referral.ts";

it.each(["Não Pago", "não pago", " NÃO PAGO ", "Nao Pago", "NAO PAGO", "Na\u0303o Pago"])(
  "SUB-135 a friend with the status '%s' has not paid",
  (status) => {
    expect(hasPaid({ status })).toBe(false);
  },
);

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

const today = civilDate(2026, 3, 10);

it.each(["", " "])("SUB-382 SUB-136 a friend with the status '%s' counts only with the day of a payment", (status) => {
  expect(hasPaid({ status })).toBe(false);
  expect(hasPaid({ status, paidOn: today })).toBe(true);
  expect(countFriends([{ status }, { status, paidOn: today }])).toEqual({ counting: 1, waiting: 1 });
});

it("a friend's status is never empty on the screen", () => {
  expect(friendStatusText({ status: "" })).toBe("Não Pago");
  expect(friendStatusText({ status: " ", paidOn: today })).toBe("Pago");
  expect(friendStatusText({ status: "Pago em dia " })).toBe("Pago em dia");
});

const paid = { name: "Ana", email: maskEmail("ana@exemplo.com"), status: "Pago", paidOn: today };
const reward = { text: "Uma lancheira da PetBox", expiresOn: civilDate(2026, 6, 8) };

describe("the reward for a friend", () => {
  it("says what it is, where it is, and until when", () => {
    expect(rewardText({ ...paid, shopCoupon: "AMIGO1", reward }, today)).toBe(
      "Uma lancheira da PetBox: cupom AMIGO1, até 08/06/2026.",
    );
  });

  it("agrees with the coupon's standing", () => {
    const later = addDays(today, 365);
    expect(rewardText({ ...paid, shopCoupon: "AMIGO1", reward }, later)).toMatch(/, venceu em 08\/06\/2026\.$/);
    expect(rewardText({ ...paid, shopCoupon: "AMIGO1", reward: { ...reward, used: true } }, today)).toMatch(
      /cupom AMIGO1, já usado\.$/,
    );
    const { expiresOn: _expiresOn, ...endless } = reward;
    expect(rewardText({ ...paid, shopCoupon: "AMIGO1", reward: endless }, today)).toMatch(/cupom AMIGO1\.$/);
  });

  it("promises nothing that the server has not sent", () => {
    expect(rewardText({ ...paid, shopCoupon: "AMIGO1" }, today)).toBe("Seu prêmio: cupom AMIGO1.");
    expect(rewardText(paid, today)).toBe("Indicação confirmada.");
    expect(rewardText({ ...paid, reward }, today)).toBe("Uma lancheira da PetBox.");
    const { paidOn: _paidOn, ...undated } = paid;
    for (const friend of [
      { ...paid, status: "Não Pago" },
      { ...undated, status: "" },
    ]) {
      expect(rewardText({ ...friend, shopCoupon: "AMIGO1" }, today)).toBe("Seu prêmio vem com o primeiro pagamento.");
    }
  });
});
