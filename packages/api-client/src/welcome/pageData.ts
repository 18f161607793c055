import { welcomePaths } from "@petbox/domain/site/paths";
import { questionnaireVariants } from "@petbox/domain/welcome/welcomeSteps";
import * as z from "zod/mini";
import { paymentWire } from "../checkout/paymentWire.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedCount, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish, optional, optionalBoolean } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { optionalEnum } from "../contract/parsed.ts";
import { partialFieldMap } from "../contract/partialFieldMap.ts";
import { petNameWire, petSexWire, petSpeciesWire } from "../contract/petWire.ts";
import { petAnswersFields } from "./petAnswersWire.ts";

const petWire = fieldMap({
  name: ["pet_name", petNameWire],
  sex: ["pet_sex", petSexWire],
  species: ["pet_species", optional(petSpeciesWire)],
  picture: ["img", nullish(coercedString)],
});

const petOrNone = z.codec(nullish(petWire), z.custom<z.output<typeof petWire>>(), {
  decode: (pet) => pet ?? {},
  encode: (pet) => pet,
});

const firstBoxWire = fieldMap({
  /** Null until it is paid. */
  paidOn: ["paid_on", optionalCivilDate],
  carrierDays: ["days", nullish(coercedCount)],
  monthly: ["monthly", optionalBoolean],
});

/**
 * The initial data of the welcome page: the pending payment, the pet, and the variant of the questionnaire (decision 32). The pet's
 * species, the earlier answers and the first packing day are ours and optional.
 */
export const welcomePageData = pageData({
  page: welcomePaths.welcome,
  schema: fieldMap({
    payment: ["payment", nullish(paymentWire)],
    pet: ["pet", petOrNone],
    variant: ["questionnaire", optionalEnum((text) => questionnaireVariants.find((variant) => variant === text))],
    answers: ["answers", nullish(partialFieldMap(petAnswersFields))],
    firstBox: ["first_box", nullish(firstBoxWire)],
  }),
});

/** The decoded data. */
export type WelcomeData = z.output<(typeof welcomePageData)["schema"]>;
