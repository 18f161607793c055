import type { SelectedPlan } from "@petbox/domain/plan/offer";
import { planLengthOf } from "@petbox/domain/plan/planLength";
import * as z from "zod/mini";
import { coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { decimalReaisText } from "../contract/money.ts";
import { nullish, strictOptional } from "../contract/optional.ts";
import { planNameWire } from "../funnel/offerWire.ts";
import { purchaseSummaryWire } from "../scheduled/purchaseSummaryWire.ts";

const record = fieldMap({
  name: ["name", planNameWire],
  code: ["code", coercedString],
  length: ["iteration", coercedInteger],
  monthlyPrice: ["valMensal", decimalReaisText],
  total: ["valTotal", decimalReaisText],
  totalBefore: ["valTotalOld", nullish(decimalReaisText.check(z.positive()))],
  /** Ours: only for pads and food. */
  purchase: ["scheduled_purchase", strictOptional(purchaseSummaryWire)],
});

/** The plan in the session (MAN-160). Its code determines the term before other fields. */
export const chosenPlanWire = z.codec(record, z.custom<SelectedPlan>(), {
  decode: (plan) => ({ ...plan, length: planLengthOf({ tag: plan.code, description: `${plan.length} meses` }) }),
  encode: (plan) => plan,
});
