import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { account } from "../../scenarios/people.ts";
import {
  customerInDebt,
  type Given,
  loggedInCustomer,
  paidSubscription,
  people,
  twoCards,
} from "../../testing/given.ts";
import { testMoment } from "../../testing/testMoment.ts";
import type { PaymentMeans, PaymentRequest } from "./collections.ts";
import { boletoOf, pixOf } from "./means.ts";
import { wireCalls } from "./wireCalls.ts";

/**
 * A customer with a debt and a pending payment from the calling session (the third of this backend's ids) or another
 * one.
 */
function waitingFor(means: PaymentMeans, sessionId = "3".padStart(8, "0").padEnd(32, "0")): Given {
  const request: PaymentRequest = {
    id: "f00d",
    subscriptionCode: "ATRASO0001",
    chargeIds: ["ATRASO0001-2"],
    amount: cents(6_990),
    means,
    sessionId,
    createdAt: testMoment,
  };
  return { ...customerInDebt, world: { ...customerInDebt.world, paymentRequests: [request] } };
}

/** The customer with a debt has asked to cancel its subscription. */
function debtorWhoLeaves(): Given {
  const { world } = customerInDebt;
  const cancelAskedOn = civilDate(2026, 3, 10);
  const subscriptions = world?.subscriptions?.map((each) =>
    each.code === "ATRASO0001" ? { ...each, cancelAskedOn } : each,
  );
  return { ...customerInDebt, world: { ...world, ...(subscriptions && { subscriptions }) } };
}

heldToDocuments(wireCalls, {
  cardHash: {
    ...loggedInCustomer,
    world: { ...people, subscriptions: [{ ...paidSubscription, customerCode: account.code }] },
  },
  unknownCardHash: loggedInCustomer,
  owed: customerInDebt,
  owedWhileLeaving: debtorWhoLeaves(),
  waitingPix: waitingFor(pixOf("f00d", cents(6_990), testMoment)),
  waitingBoleto: waitingFor(boletoOf("f00d", cents(6_990), testMoment)),
  existingRetry: waitingFor({ kind: "card", card: paidSubscription.card }, "outro-aparelho"),
  paidUp: customerInDebt,
  unknownSubscription: customerInDebt,
  pix: customerInDebt,
  boleto: customerInDebt,
  refusedPix: customerInDebt,
  calledOff: waitingFor({ kind: "card", card: paidSubscription.card }),
  cardRetry: customerInDebt,
  storedCardRetry: { ...customerInDebt, world: { ...customerInDebt.world, wallets: twoCards.world.wallets } },
  refusedCardRetry: customerInDebt,
});
