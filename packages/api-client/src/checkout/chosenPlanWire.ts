import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReaisText } from "../contract/money.ts";
import { absent, nullable, wholeNumber } from "../contract/wireValues.ts";
import { planNameWire } from "../funnel/offerWire.ts";
import { purchaseSummaryWire } from "../scheduled/purchaseSummaryWire.ts";

const record = fieldMap({
  name: ["name", planNameWire],
  code: ["code", z.string()],
  length: ["iteration", wholeNumber],
  monthlyPrice: ["valMensal", decimalReaisText],
  total: ["valTotal", decimalReaisText],
  totalBefore: ["valTotalOld", nullable(decimalReaisText)],
  /** Ours: of pads and food alone. */
  purchase: ["scheduled_purchase", absent(purchaseSummaryWire)],
});

/** The plan in the session (MAN-160); its code tells first how long it lasts. */
export const chosenPlanWire = z.codec(record, z.custom<SelectedPlan>(), {
  decode: (plan) => ({ ...plan, length: planLengthOf({ tag: plan.code, description: `${plan.length} meses` }) }),
  encode: (plan) => plan,
});
