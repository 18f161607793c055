import { addressLimits } from "@petbox/domain/address/address";
import { addressMessages } from "@petbox/domain/address/messages";
import { newDeliveryAddressMessages } from "@petbox/domain/address/newDeliveryAddressMessages";
import { userDataMessages } from "@petbox/domain/identity/userDataMessages";

/** The limits of each variant, which the parser of the form applies too. */
export const addressFormLimits = {
  registration: addressLimits.registration,
  static: addressLimits.staticDelivery,
  userData: addressLimits.userData,
  account: addressLimits.account,
};

/** The messages of each variant, with which the parser's codes are shown too. */
export const addressFormMessages = {
  registration: addressMessages,
  static: addressMessages,
  userData: userDataMessages,
  account: newDeliveryAddressMessages,
};
