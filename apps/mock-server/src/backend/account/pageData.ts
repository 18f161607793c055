import { accountPageData, areaPageData } from "@petbox/api-client/account/pageData";
import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { type CivilDate, civilDateAt } from "@petbox/domain/calendar/civilDate";
import { endsBeforeCharge } from "@petbox/domain/card/storedCard";
import { loyaltyLevels, medalOf } from "../../seed/loyaltyLevels.ts";
import { openCharge } from "../../simulation/chargeDays.ts";
import { offeringMain, storedCardsOf } from "../cards/storedCards.ts";
import { shopOf } from "../offers/shopOf.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { nextChargeOf } from "../plan/nextCharge.ts";
import { stateAtNextCharge } from "../scheduled/nextDispatch.ts";
import type { CustomerRecord } from "../session/collections.ts";
import { moipCodeOf } from "../session/customers.ts";
import { requireCustomer } from "../session/requireAccount.ts";
import type { WorldStore } from "../store.ts";
import { ownSubscriptions } from "../subscriptions/ownSubscriptions.ts";
import { accountSubscriptionsOf } from "./accountSubscriptions.ts";
import { contractStatusOf, contractsOf, mostBoxesReceived, petOfLevel } from "./contractsOf.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(areaPageData, (context) => {
    const { store, clock } = context;
    const customer = requireCustomer(context);
    const { code } = customer;
    const today = civilDateAt(clock());
    const contracts = contractsOf(store, code, today);
    const contractStatus = contractStatusOf(contracts, today);
    const boxes = contracts.filter(({ purchase, hasBegun }) => purchase === undefined && hasBegun);
    const { name: petName, sex: petSex } = petOfLevel(boxes) ?? {};
    return omitUndefined({
      user: userOf(customer),
      contractStatus,
      // A level comes with a paid box, not with pads or food.
      loyalty:
        boxes.length > 0
          ? omitUndefined({
              boxesReceived: mostBoxesReceived(boxes),
              petName,
              petSex: petName ? petSex : undefined,
              levels: loyaltyLevels.map((level) => ({ ...level, medal: medalOf(level) })),
            })
          : undefined,
      invoices: contracts
        .filter(({ active }) => active)
        .map(({ code, nextInvoiceDate, pet: { name, sex } }) =>
          omitUndefined({ code, invoiceDate: nextInvoiceDate, petName: name, petSex: sex }),
        ),
      scheduledCharges: scheduledChargesOf(store, code, today),
      endingCards: storedCardsOf(store, code).filter((card) => endsBeforeCharge(card, today)),
      ...shopOf(store, code),
    });
  }),
  handlePageData(accountPageData, (context) => {
    const { store, clock } = context;
    const customer = requireCustomer(context);
    const today = civilDateAt(clock());
    return {
      user: userOf(customer),
      customer: { code: customer.code },
      subscriptions: accountSubscriptionsOf(store, customer, clock()),
      cards: offeringMain(storedCardsOf(store, customer.code), today),
    };
  }),
];

function userOf(customer: CustomerRecord) {
  const { name = "", email, cpf, instagram } = customer;
  const moipCode = moipCodeOf(customer);
  return omitUndefined({ name, email, cpf, instagram, moipCode });
}

/** The next charge of each of a customer's purchases of pads or food; none while one is overdue. */
function scheduledChargesOf(store: WorldStore, customerCode: string, today: CivilDate) {
  return ownSubscriptions(store, customerCode).flatMap((subscription) => {
    const { code, purchase } = subscription;
    if (purchase === undefined) return [];
    const state = stateAtNextCharge(store, subscription, today);
    const next = openCharge(state) === undefined ? nextChargeOf(state) : undefined;
    return next === undefined ? [] : [{ code, purchase: purchase.kind, ...next }];
  });
}
