import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { arrayOfValid } from "../contract/arrayOfValid.ts";
import { optionalCivilDate } from "../contract/civilDateWire.ts";
import { coercedBoolean, coercedInteger, coercedString } from "../contract/coerced.ts";
import { fieldMap, omitUndefined } from "../contract/fieldMap.ts";
import { nullish, optional, optionalBoolean, text } from "../contract/optional.ts";
import { petNameWire, petSexWire, petSizeWire, petSpeciesWire, sentWithWire } from "../contract/petWire.ts";

const itemFields = {
  sku: ["sku", coercedString],
  quantity: ["quantity", coercedInteger],
  image: ["image", nullish(coercedString)],
  imageAlt: ["image_alt", nullish(coercedString)],
} as const;

/** Something that comes with a subscription. */
export const subscriptionItemWire = fieldMap(itemFields);

/** An item that is bought at intervals; it may lack a name, and may be permanently sold out. */
export const listedScheduledItemWire = fieldMap({
  ...itemFields,
  name: ["name_item", optional(coercedString)],
  isGone: ["sold_out", optional(coercedBoolean)],
});

/** A subscription as the account's data show it, by the documents' names (SUB-138). */
export const accountSubscriptionWire = z.codec(
  fieldMap({
    contractId: ["moip_contract_id", coercedString],
    // Ours: finds it in the list of overdue subscriptions.
    code: ["subscription_code", optional(coercedString)],
    plan: ["plan", text],
    petName: ["pet_name", petNameWire],
    petSex: ["pet_sex", petSexWire],
    petSize: ["pet_size", petSizeWire],
    // Ours: a pet whose size is unknown has a species too.
    petSpecies: ["pet_species", optional(petSpeciesWire)],
    petId: ["pet_id", nullish(coercedString)],
    petPicture: ["img", nullish(coercedString)],
    address: ["user_adress", nullish(deliveryAddressWire)],
    addressLocked: ["address_locked", optional(coercedString)],
    isStandalone: ["avulso", optionalBoolean],
    sentWith: ["sub_with", sentWithWire],
    nextShipmentOn: ["next_env_date", optionalCivilDate],
    items: ["items", optional(arrayOfValid(subscriptionItemWire))],
    name: ["name", nullish(coercedString)],
    image: ["image", nullish(coercedString)],
  }),
  z.custom<AccountSubscription>(),
  {
    decode: ({ petName, petSex, items = [], ...subscription }) => ({
      ...subscription,
      pet: omitUndefined({ name: petName, sex: petSex }),
      items,
    }),
    encode: ({ pet, items, ...subscription }) =>
      omitUndefined({ ...subscription, petName: pet.name, petSex: pet.sex, items: [...items] }),
  },
);
