import { omitUndefined } from "@petbox/api-client/contract/fieldMap";
import { welcomePageData } from "@petbox/api-client/welcome/pageData";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import { freightByState } from "../../seed/freight.ts";
import { paymentDay } from "../../simulation/chargeDays.ts";
import { destinationOf } from "../../simulation/runShipments.ts";
import { paymentReport } from "../checkout/payments.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { welcomeSubscriptionOf } from "./welcomeSubscription.ts";

/** For an account without a paid box; the page redirects. */
const nothingToWelcome = { pet: {}, variant: "optional" } as const;

export const pages: readonly PageDataHandler[] = [
  handlePageData(welcomePageData, (context) => {
    const { store, visitor } = context;
    const subscription = welcomeSubscriptionOf(context);
    if (subscription === undefined) return accountOf(visitor) === undefined ? undefined : nothingToWelcome;
    const { code, planTag, pet = {}, startedOn = paymentDay(subscription) } = subscription;
    return {
      payment: paymentReport(subscription),
      pet: omitUndefined({ name: pet.name, sex: pet.sex, species: pet.species, picture: pet.picture }),
      variant: visitor.questionnaire ?? "optional",
      ...omitUndefined({ answers: store.questionnaires.get(code)?.answers }),
      firstBox: omitUndefined({
        paidOn: startedOn,
        carrierDays: freightByState[destinationOf({}, subscription)].days,
        monthly: planLengthOf({ tag: planTag }) === 1,
      }),
    };
  }),
];
