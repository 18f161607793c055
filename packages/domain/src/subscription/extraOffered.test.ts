import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import { sizes } from "../pet/size.ts";
import { extraLinkText, hasRoomForExtra, isOfferedExtra } from "./extraOffered.ts";

/** For each condition, values that allow an extra item and values that prevent it; independent of the rule's own lists. */
const plans = {
  open: ["SP_anual", "NAT_semestral", "SC_mensal", "GE_anual", "SP_renovacao", "scheduled_purchase", "E_P", "BE_anual"],
  closed: ["ep_anual", "SP_EP_anual", "SC_eb", "EB_semestral", "Ep_mensal", "depois", "WEB_anual", "eP", "Eb"],
};
const labels = {
  open: ["Ativa"],
  closed: ["Em atraso", "Suspensa", "Expirada", "Cancelada", "Aguardando pagamento", "Ativa até 12/05", "Inativa", ""],
};
const categories = { open: [undefined, 0, 2, 19, 20, 21, 24, 222], closed: [22, 23] };
const petSizes = { open: [undefined, ...sizes], closed: ["gato"] } as const;

describe("MAN-203 the list offers an extra item", () => {
  it.each([...plans.open, ...plans.closed])("for a plan %j depending on status, category and size", (plan) => {
    const offered = [];
    for (const statusLabel of [...labels.open, ...labels.closed]) {
      for (const petCategory of [...categories.open, ...categories.closed]) {
        for (const petSize of [...petSizes.open, ...petSizes.closed]) {
          if (isOfferedExtra({ plan, statusLabel, petCategory, petSize }))
            offered.push({ statusLabel, petCategory, petSize });
        }
      }
    }
    const allowed = categories.open.flatMap((petCategory) =>
      petSizes.open.map((petSize) => ({ statusLabel: "Ativa", petCategory, petSize })),
    );
    expect(offered).toEqual(plans.open.includes(plan) ? allowed : []);
  });
});

it("a pending cancellation hides the offer of a new item, but keeps the link to an existing one", () => {
  const leaving = { plan: "SP_anual", statusLabel: "Ativa", isCancelAsked: true };
  expect(isOfferedExtra(leaving)).toBe(false);
  expect(isOfferedExtra({ ...leaving, hasExtraItem: true })).toBe(true);
  expect(isOfferedExtra({ ...leaving, isCancelAsked: false })).toBe(true);
});

it("the last box of a term without renewal hides the offer of a new item once it has left", () => {
  const last = { plan: "SP_anual", statusLabel: "Ativa", isLastBoxSent: true };
  expect(isOfferedExtra(last)).toBe(false);
  expect(isOfferedExtra({ ...last, hasExtraItem: true })).toBe(true);
});

it.each([
  ["SP_anual", true],
  ["SP_ep_anual", false],
  ["SP_EB_anual", false],
] as const)("MAN-204 finds ep and eb in the plan code in any case: %s", (code, has) => {
  expect(hasRoomForExtra(code)).toBe(has);
});

it("MAN-057 the list's link is labelled by its purpose: add, see, or see and remove", () => {
  expect(extraLinkText(undefined)).toBe("Incluir item extra");
  expect(extraLinkText({})).toBe("Ver o item extra");
  expect(extraLinkText({ removableUntil: civilDate(2026, 4, 7) })).toBe("Ver ou retirar o item extra");
});
