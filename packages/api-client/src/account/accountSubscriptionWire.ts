import { isPetSize } from "@petbox/domain/pet/size";
import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import * as z from "zod/mini";
import { deliveryAddressWire } from "../addresses/deliveryAddressWire.ts";
import { fieldMap, known } from "../contract/fieldMap.ts";
import { petCalledWire, petNameWire, petSexWire } from "../contract/petWire.ts";
import { absent, day, flag, mark, nullable, wholeNumber, word } from "../contract/wireValues.ts";

const itemFields = {
  sku: ["sku", z.string()],
  quantity: ["quantity", wholeNumber],
  image: ["image", nullable(z.string())],
  imageAlt: ["image_alt", nullable(z.string())],
} as const;

/** Something that comes with a subscription. */
export const subscriptionItemWire = fieldMap(itemFields);

/** The same of what is bought at intervals, which the shop may know by no name, and which may be sold no more. */
export const listedScheduledItemWire = fieldMap({
  ...itemFields,
  name: ["name_item", absent(z.string())],
  isGone: ["sold_out", absent(flag)],
});

/** A subscription as the account's data show it, by the documents' names (SUB-138). */
export const accountSubscriptionWire = z.codec(
  fieldMap({
    contractId: ["moip_contract_id", z.string()],
    plan: ["plan", z.string()],
    petName: ["pet_name", petNameWire],
    petSex: ["pet_sex", petSexWire],
    petSize: ["pet_size", word((size) => (isPetSize(size) ? size : undefined))],
    petId: ["pet_id", nullable(z.coerce.string())],
    petPicture: ["img", nullable(z.string())],
    address: ["user_adress", nullable(deliveryAddressWire)],
    addressLocked: ["address_locked", absent(z.string())],
    isStandalone: ["avulso", mark],
    sentWith: ["sub_with", nullable(petCalledWire)],
    nextShipmentOn: ["next_env_date", day],
    items: ["items", absent(z.array(subscriptionItemWire))],
    name: ["name", nullable(z.string())],
    image: ["image", nullable(z.string())],
  }),
  z.custom<AccountSubscription>(),
  {
    decode: ({ petName, petSex, items = [], ...subscription }) => ({
      ...subscription,
      pet: known({ name: petName, sex: petSex }),
      items,
    }),
    encode: ({ pet, items, ...subscription }) =>
      known({ ...subscription, petName: pet.name, petSex: pet.sex, items: [...items] }),
  },
);
