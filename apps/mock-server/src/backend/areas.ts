import * as account from "./account/handlers.ts";
import * as addresses from "./addresses/handlers.ts";
import * as boxes from "./boxes/handlers.ts";
import * as cancellation from "./cancellation/handlers.ts";
import * as cards from "./cards/handlers.ts";
import * as checkout from "./checkout/handlers.ts";
import * as coupons from "./coupons/handlers.ts";
import * as funnel from "./funnel/handlers.ts";
import * as nps from "./nps/handlers.ts";
import * as offers from "./offers/handlers.ts";
import * as pets from "./pets/handlers.ts";
import * as ratings from "./ratings/handlers.ts";
import * as referral from "./referral/handlers.ts";
import * as regularisation from "./regularisation/handlers.ts";
import * as renewal from "./renewal/handlers.ts";
import * as resolution from "./resolution/handlers.ts";
import * as scheduled from "./scheduled/handlers.ts";
import * as session from "./session/handlers.ts";
import * as shipments from "./shipments/handlers.ts";
import * as upsell from "./upsell/handlers.ts";
import * as welcome from "./welcome/handlers.ts";

/** The handlers of each area. Written by `npm run indexes`. */
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
