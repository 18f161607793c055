import { welcomePaths } from "@petbox/domain/site/paths";
import { questionnaireVariants } from "@petbox/domain/welcome/welcomeSteps";
import * as z from "zod/mini";
import { paymentWire } from "../checkout/paymentWire.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { petNameWire, petSexWire } from "../contract/petWire.ts";
import { tolerant } from "../contract/tolerant.ts";
import { day, mark, nullable, wholeNumber, word } from "../contract/wireValues.ts";
import { petAnswersFields } from "./petAnswersWire.ts";

const petWire = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
  picture: ["img", nullable(z.string())],
});

const firstBoxWire = fieldMap({
  /** Null until it is paid. */
  paidOn: ["paid_on", day],
  carrierDays: ["days", nullable(wholeNumber.check(z.nonnegative()))],
  monthly: ["monthly", mark],
});

/**
 * What the welcome opens with: the payment that is waited for, whose box it is, and which of the two questionnaires is
 * asked (decision 32). What was answered before, and when the first box is made, is ours: without it the page works too.
 */
export const welcomePageData = pageData({
  page: welcomePaths.welcome,
  schema: fieldMap({
    payment: ["payment", nullable(paymentWire)],
    pet: ["pet", petWire],
    variant: ["questionnaire", word((text) => questionnaireVariants.find((variant) => variant === text))],
    answers: ["answers", nullable(tolerant(petAnswersFields))],
    firstBox: ["first_box", nullable(firstBoxWire)],
  }),
});

/** What the page opens with. */
export type WelcomeData = z.output<(typeof welcomePageData)["schema"]>;
