import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { attentionFigures, attentionOf, isOwed } from "@petbox/domain/subscription/attention";
import { attentionStep } from "@petbox/domain/subscription/attentionStep";
import { factsOfDetails, factsOfFlow, factsOfListed } from "@petbox/domain/subscription/knownFacts";
import { hasOverdueCharge } from "@petbox/domain/subscription/listedSubscription";
import { isOverdue } from "@petbox/domain/subscription/overdue";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anySimulation } from "../../conformance/anySimulation.ts";
import { account } from "../../scenarios/people.ts";
import { noonOf } from "../../simulation/noonOf.ts";
import { days, simulate } from "../../testing/threeYears.ts";
import { planPageOf } from "../plan/planPageOf.ts";
import { resolutionOf } from "../resolution/debts.ts";
import { trackedFlowsOf } from "../shipments/flowsOf.ts";
import { memoryStore, type World } from "../store.ts";
import { listedBoxesOf } from "./listedBoxes.ts";

const looks = Array.from({ length: days / 35 }, (_, step) => step * 35 + 4);

/** What the pages say about each subscription of a world. */
function pagesOf(world: World, on: CivilDate) {
  const store = memoryStore({ ...world, customers: [account] });
  const now = noonOf(on);
  const listed = listedBoxesOf(store, account.code, now);
  return trackedFlowsOf(store, account.code, now).flatMap((flow) => {
    const subscription = store.subscriptions.get(flow.subscription);
    const inList = listed.find(({ code }) => code === flow.subscription);
    if (subscription === undefined || inList === undefined) return [];
    const plan = planPageOf(store, subscription, { customer: account, now });
    const resolution = resolutionOf(subscription, { store, now, sessionId: "any" });
    return [{ flow, inList, plan, resolution }];
  });
}

it("every page says the same state, amount and date of a subscription, with a way on, in any life of three years", () => {
  const kinds = new Set<string>();
  for (const simulation of fc.sample(anySimulation, { seed: 70, numRuns: 60 })) {
    simulate(simulation, looks, (world, on) => {
      for (const { flow, inList, plan, resolution } of pagesOf(world, on)) {
        const attention = attentionOf(factsOfFlow(flow, on), on);
        const { amount, on: day } = attentionFigures(attention);
        kinds.add(attention.kind);
        expect(attentionOf(factsOfListed(inList), on)).toEqual(attention);
        expect(attentionOf(factsOfDetails(plan), on)).toEqual(attention);
        expect(attentionStep(attention, flow.subscription).path).toMatch(/^\/./);
        // The documents' own fields agree with it.
        const owed = isOwed(attention);
        expect(resolution.isPaid).toBe(!owed);
        if (owed) expect([resolution.amount, resolution.dueOn]).toEqual([amount, day]);
        if (owed && flow.active) expect([flow.amountDue, flow.nextInvoiceDate]).toEqual([amount, day]);
        if (isOverdue(flow, on) || hasOverdueCharge(inList)) expect(owed).toBe(true);
        if (attention.kind === "leaving") expect(plan.subscription?.awaitedPenalty?.amount).toBe(amount);
        if (attention.kind === "calm") expect(plan.subscription?.nextInvoiceDate).toBe(day);
        // Without the server's facts, each page still knows whether money is owed.
        if (!flow.active) continue;
        for (const facts of [factsOfFlow({ ...flow, facts: undefined }, on), factsOfListed(withoutFacts(inList))]) {
          if (isOverdue(flow, on)) expect(isOwed(attentionOf(facts, on))).toBe(true);
        }
      }
    });
  }
  expect([...kinds].toSorted()).toEqual([
    "box",
    "calm",
    "canceled",
    "debt",
    "end-of-term",
    "expired",
    "first-payment",
    "leaving",
    "renewal",
  ]);
});

function withoutFacts<Page extends { readonly facts?: unknown }>({ facts: _facts, ...page }: Page) {
  return page;
}
