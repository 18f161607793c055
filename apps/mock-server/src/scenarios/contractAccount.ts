import { addDays, addMonths, civilDateAt } from "@petbox/domain/calendar/civilDate";
import type { World } from "../backend/store.ts";
import { account, activeSubscription, lead, passwordLinkOf, paymentUnderWay, refusedSubscription } from "./people.ts";
import { pixRequestsFor } from "./pixByLink.ts";
import { changeBox, storeCards } from "./subscribers/customerActions.ts";
import { purchaseOf } from "./subscribers/purchase.ts";
import { worldSince } from "./worldSince.ts";

const hour = 60 * 60 * 1000;

/**
 * An account with a record for every call and page of the contract, under the codes of the examples in `openapi.json`.
 * @param now epoch ms
 */
export function contractAccount(now: number): World {
  const today = civilDateAt(now);
  const bob = activeSubscription(now, 100);
  const ended = { ...activeSubscription(now, 400), code: "VENCIDA001", renewalOff: true };
  const owedByPix = { ...refusedSubscription(now), code: "COMPIX0001" };
  const began = addMonths(addDays(today, -9), -3);
  const world = worldSince(
    {
      customers: [lead, account],
      subscriptions: [
        ended,
        bob,
        { ...bob, code: "DACONTA001" },
        refusedSubscription(now),
        owedByPix,
        { ...paymentUnderWay(now - hour, { result: "PAID", after: 0 }), customerCode: account.code, announced: true },
        purchaseOf(account, began, {
          code: "TAPETES001",
          kind: "hygiene",
          items: [{ sku: "TAP-BRANCO", quantity: 1 }],
          withBoxOf: bob.code,
        }),
        purchaseOf(account, began, {
          code: "SACHES0001",
          kind: "wet-food",
          items: [{ sku: "SACHE-PEIXE", quantity: 12 }],
        }),
      ],
    },
    ended.createdAt,
    now,
    [
      changeBox(addDays(today, -1), "DACONTA001-1", { items: ["corda", "osso"] }),
      changeBox(addDays(today, -1), "DACONTA001-2", {
        items: ["corda", "osso"],
        ratings: { box: 5, items: { corda: 4, osso: 5 } },
      }),
      storeCards(today, account.code, [
        { ...bob.card, id: "cartao-1", firstSix: "555555" },
        { ...bob.card, id: "cartao-2", firstSix: "400000" },
      ]),
    ],
  );
  return {
    ...world,
    passwordLinks: [passwordLinkOf(account, now)],
    paymentRequests: pixRequestsFor(world, owedByPix.code, now),
  };
}
