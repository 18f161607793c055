import { loyaltyPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { fieldMap } from "../contract/fieldMap.ts";
import { pageData } from "../contract/pageDataContract.ts";
import { orNull, wholeNumber } from "../contract/wireValues.ts";
import { benefitLevelWire } from "./levelWire.ts";

const loyaltyWire = fieldMap({
  levels: ["levels", z.array(benefitLevelWire)],
  /** Of the pet that has received most; unknown of who has no subscription. */
  boxesReceived: ["boxes_received", orNull(wholeNumber)],
});

/** The programme, and how far its visitor has come in it. */
export type Loyalty = z.output<typeof loyaltyWire>;

/** One's own place in the loyalty programme (SUB-015, SUB-088 to SUB-092). */
export const ownLoyaltyPageData = pageData({
  page: loyaltyPaths.own,
  schema: loyaltyWire,
});

/** The same at the address that everybody may open: who has not logged in is told of the levels alone (SUB-016, SUB-017). */
export const loyaltyProgrammePageData = pageData({
  page: loyaltyPaths.programme,
  schema: loyaltyWire,
});
