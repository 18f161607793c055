import { retryWithCardEndpoint } from "@petbox/api-client/resolution/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { accepted, rejected } from "@petbox/domain/result";
import { botRefusalText, isHuman } from "../botCheck.ts";
import { handle } from "../handler.ts";
import { openDebtsOf } from "./debt.ts";
import { waitingRequestOf } from "./debts.ts";
import { ownSubscription } from "./ownSubscription.ts";
import { retryCardOf } from "./retryCard.ts";
import { isReplaceable, nothingOwedText, startPayment, unknownText, waitingText } from "./startPayment.ts";

/** Enough for typing errors, too few for testing stolen cards. */
const cardsPerMinute = 10;

/**
 * Pays the debt with a stored or a new card. A repeated request finds the first payment pending, and charges nothing.
 */
export const retryWithCardHandler = handle(
  retryWithCardEndpoint,
  (context) => {
    const { store, clock, newId, visitor, body } = context;
    // The session stores the page opened last. A page that names its own subscription is independent of other tabs
    // (decision 36).
    const subscription = ownSubscription(context, body.subscription ?? visitor.resolving);
    if (subscription === undefined) return rejected({ message: unknownText });
    if (!isHuman(body.botCheck)) return rejected({ message: botRefusalText });
    const now = clock();
    const owed = openDebtsOf(store, subscription);
    if (owed.length === 0) return rejected({ message: nothingOwedText });
    const waiting = waitingRequestOf(store, subscription);
    if (waiting && !isReplaceable(waiting, now)) return rejected({ message: waitingText });
    const { customerCode } = subscription;
    const card = retryCardOf(body, { store, clock, customerCode, today: civilDateAt(now) });
    if (!card.ok) return card;
    const { onFile, behaviour } = card.value;
    startPayment(context, subscription, owed, {
      id: newId(),
      means: { kind: "card", card: onFile },
      ...(behaviour.kind === "replies" ? { outcome: { result: behaviour.result, at: now + behaviour.after } } : {}),
    });
    return accepted({});
  },
  { perMinute: cardsPerMinute },
);
