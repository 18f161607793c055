import * as account from "../account/contract.ts";
import * as addresses from "../addresses/contract.ts";
import * as boxes from "../boxes/contract.ts";
import * as cancellation from "../cancellation/contract.ts";
import * as cards from "../cards/contract.ts";
import * as checkout from "../checkout/contract.ts";
import * as coupons from "../coupons/contract.ts";
import * as funnel from "../funnel/contract.ts";
import * as nps from "../nps/contract.ts";
import * as offers from "../offers/contract.ts";
import * as page from "../page/contract.ts";
import * as pets from "../pets/contract.ts";
import * as ratings from "../ratings/contract.ts";
import * as referral from "../referral/contract.ts";
import * as regularisation from "../regularisation/contract.ts";
import * as renewal from "../renewal/contract.ts";
import * as resolution from "../resolution/contract.ts";
import * as scheduled from "../scheduled/contract.ts";
import * as session from "../session/contract.ts";
import * as shipments from "../shipments/contract.ts";
import * as upsell from "../upsell/contract.ts";
import * as welcome from "../welcome/contract.ts";

/** The contract of each area. Written by `npm run indexes`. */
export const areas = {
  account,
  addresses,
  boxes,
  cancellation,
  cards,
  checkout,
  coupons,
  funnel,
  nps,
  offers,
  page,
  pets,
  ratings,
  referral,
  regularisation,
  renewal,
  resolution,
  scheduled,
  session,
  shipments,
  upsell,
  welcome,
};
