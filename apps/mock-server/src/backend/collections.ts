import * as cancellation from "./cancellation/collections.ts";
import * as cards from "./cards/collections.ts";
import * as checkout from "./checkout/collections.ts";
import * as gallery from "./gallery/collections.ts";
import * as nps from "./nps/collections.ts";
import * as offers from "./offers/collections.ts";
import * as pets from "./pets/collections.ts";
import * as referral from "./referral/collections.ts";
import * as resolution from "./resolution/collections.ts";
import * as scheduled from "./scheduled/collections.ts";
import * as session from "./session/collections.ts";
import * as shipments from "./shipments/collections.ts";
import * as subscriptions from "./subscriptions/collections.ts";
import * as upsell from "./upsell/collections.ts";
import * as welcome from "./welcome/collections.ts";

/** Everything that the server stores. Written by `npm run indexes`. */
export const collections = {
  ...cancellation,
  ...cards,
  ...checkout,
  ...gallery,
  ...nps,
  ...offers,
  ...pets,
  ...referral,
  ...resolution,
  ...scheduled,
  ...session,
  ...shipments,
  ...subscriptions,
  ...upsell,
  ...welcome,
};
