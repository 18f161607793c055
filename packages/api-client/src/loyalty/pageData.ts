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

/** The programme, and how far its visitor has come in it. */
export type Loyalty = z.output<typeof loyaltyWire>;

const levels = [
  {
    id: 1,
    name: "Bronze",
    min_toship: 1,
    free_shipping_with_box: false,
    shop_subscriber_fixed_discount: 3,
    shop_subscriber_cupom: null,
    medal: "/imagens/medalha-bronze.svg",
  },
  {
    id: 2,
    name: "Prata",
    min_toship: 4,
    free_shipping_with_box: true,
    shop_subscriber_fixed_discount: 5,
    shop_subscriber_cupom: "PRATA1X8KQ2",
    medal: "/imagens/medalha-prata.svg",
  },
] as const;

/** One's own place in the loyalty programme (SUB-015, SUB-088 to SUB-092). */
export const ownLoyaltyPageData = pageData({
  page: loyaltyPaths.own,
  schema: loyaltyWire,
  example: { levels: [...levels], boxes_received: 5 },
});

/** The same at the public URL; a visitor who is not logged in gets the levels alone (SUB-016, SUB-017). */
export const loyaltyProgrammePageData = pageData({
  page: loyaltyPaths.programme,
  schema: loyaltyWire,
  example: { levels: levels.map((level) => ({ ...level, shop_subscriber_cupom: null })), boxes_received: null },
});
