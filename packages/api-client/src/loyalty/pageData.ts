import { loyaltyPaths } from "@petbox/domain/site/paths";
import type * as z from "zod/mini";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { coercedInteger } from "../contract/coerced.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { nullish } from "../contract/optional.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { benefitLevelWire } from "./levelWire.ts";

const loyaltyWire = fieldMap({
  levels: ["levels", arrayOfValid(benefitLevelWire)],
  /** The count of the pet with most boxes; undefined without a subscription. */
  boxesReceived: ["boxes_received", nullish(coercedInteger)],
});

/** The programme, and the visitor's progress in it. */
export type Loyalty = z.output<typeof loyaltyWire>;

/** The customer's place in the loyalty programme (SUB-015, SUB-088 to SUB-092). */
export const ownLoyaltyPageData = pageData({
  page: loyaltyPaths.own,
  schema: loyaltyWire,
});

/** The same at the public URL; a visitor who is not logged in gets only the levels (SUB-016, SUB-017). */
export const loyaltyProgrammePageData = pageData({
  page: loyaltyPaths.programme,
  schema: loyaltyWire,
});
