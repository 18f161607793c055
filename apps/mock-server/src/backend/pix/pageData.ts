import { pixPageData } from "@petbox/api-client/pix/pageData";
import type { PixPage } from "@petbox/domain/pix/pixPage";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import type { PaymentRequest } from "../resolution/collections.ts";
import { amountOf, openDebtsAmong } from "../resolution/debt.ts";
import { isOpen } from "../resolution/debts.ts";
import type { WorldStore } from "../store.ts";

const nothing: PixPage = { code: "", isNotFound: false, isExpired: false, isPaid: false };

/** The page of a payment link, open to anyone with the link. @param hash the link's name. @param now epoch ms */
export function pixPageOf(hash: string, store: WorldStore, now: number): PixPage {
  const request = store.paymentRequests.get(hash);
  if (request?.means.kind !== "pix") return { ...nothing, isNotFound: true };
  const { code, until } = request.means;
  if (request.end?.kind === "settled") return { ...nothing, isPaid: true };
  // A cancelled, refused or refunded PIX cannot be paid either.
  if (until <= now || !isOpen(request)) return { ...nothing, isExpired: true };
  return { ...nothing, code, amount: owedFor(request, store), secondsLeft: Math.ceil((until - now) / 1000) };
}

/** The amount owed now: a code made for another amount must not be paid (decision 59). */
function owedFor({ subscriptionCode, chargeIds }: PaymentRequest, store: WorldStore) {
  return amountOf(openDebtsAmong(store, subscriptionCode, chargeIds));
}

export const pages: readonly PageDataHandler[] = [
  handlePageData(pixPageData, ({ parameters, store, clock }) => pixPageOf(parameters.hash ?? "", store, clock())),
];
