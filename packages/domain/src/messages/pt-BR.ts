import { addressMessages } from "../address/messages.ts";
import { newDeliveryAddressMessages } from "../address/newDeliveryAddressMessages.ts";
import { calendarMessages } from "../calendar/messages.ts";
import { cancellationMessages } from "../cancellation/messages.ts";
import { cardMessages } from "../card/messages.ts";
import { contactMessages } from "../contact/messages.ts";
import { inviteCouponMessages } from "../coupons/messages.ts";
import { deliveryMessages } from "../delivery/messages.ts";
import type { Messages } from "../fieldErrors.ts";
import { companyMessages } from "../identity/companyMessages.ts";
import { identityMessages } from "../identity/messages.ts";
import { userDataMessages } from "../identity/userDataMessages.ts";
import { moneyMessages } from "../money/messages.ts";
import { surveyMessages } from "../nps/messages.ts";
import { petMessages } from "../pet/messages.ts";
import { ratingMessages } from "../rating/messages.ts";
import { couponNameMessages } from "../referral/messages.ts";
import { scheduledCancelMessages } from "../scheduled/messages.ts";
import { upsellMessages } from "../upsell/messages.ts";
import { welcomeMessages } from "../welcome/messages.ts";

/** Every message of the domain, by area: the shop's own, in Portuguese. A page imports the area that it shows instead. */
export const portugueseMessages = {
  address: addressMessages,
  calendar: calendarMessages,
  cancellation: cancellationMessages,
  card: cardMessages,
  contact: contactMessages,
  inviteCoupon: inviteCouponMessages,
  delivery: deliveryMessages,
  identity: identityMessages,
  company: companyMessages,
  money: moneyMessages,
  survey: surveyMessages,
  pet: petMessages,
  rating: ratingMessages,
  couponName: couponNameMessages,
  scheduledCancel: scheduledCancelMessages,
  upsell: upsellMessages,
  welcome: welcomeMessages,
  newDeliveryAddress: newDeliveryAddressMessages,
  userData: userDataMessages,
};

type Areas = typeof portugueseMessages;

/** The messages of one language: every area has a message for each of its error codes. */
export type DomainMessages = { readonly [Area in keyof Areas]: Messages<Extract<keyof Areas[Area], string>> };
