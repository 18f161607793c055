import { sentAddressFields, type verifyAddressEndpoint } from "@petbox/api-client/addresses/contract";
import type { BodyOf } from "@petbox/api-client/contract/endpoint";
import { type NewDeliveryAddress, parseNewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import { newDeliveryAddressMessages } from "@petbox/domain/address/newDeliveryAddressMessages";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { fieldMessages } from "@petbox/domain/fieldErrors";
import { type NamedPet, ofPet } from "@petbox/domain/pet/phrases";
import type { SubscriptionState } from "../../simulation/subscriptionState.ts";
import { cepLookupOf } from "../checkout/cepLookup.ts";
import { HttpError, validationError } from "../httpError.ts";
import type { RequestContext } from "../requestContext.ts";
import { unknownText } from "../resolution/startPayment.ts";
import { sentWithOf } from "../scheduled/sentWith.ts";
import { ownContract } from "../subscriptions/contract.ts";
import { subscriptionStateOf } from "../subscriptions/subscriptionStateOf.ts";
import { addressLockOf } from "./addressLock.ts";

type SentAddress = BodyOf<typeof verifyAddressEndpoint>;
type AddressRequest = RequestContext<SentAddress>;

const alongText = (pet: NamedPet) =>
  `Esta assinatura viaja com o BOX ${ofPet(pet)}: mude o endereço do BOX, e ela vai junto.`;

/**
 * Validates a requested change of address by the rules of the form. @throws HttpError when the address is locked or
 * invalid.
 */
export function validateAddressChange(context: AddressRequest): {
  readonly state: SubscriptionState;
  readonly address: NewDeliveryAddress;
} {
  const { store, body, clock } = context;
  const subscription = ownContract(context, body.contractId);
  if (subscription === undefined) throw new HttpError(404, { message: unknownText });
  const locked = addressLockOf(store, subscription, clock());
  if (locked !== undefined) throw new HttpError(422, { message: locked });
  const pet = sentWithOf(store, subscription, civilDateAt(clock()));
  if (pet !== undefined) throw new HttpError(422, { message: alongText(pet) });
  const parsed = parseNewDeliveryAddress(body, cepLookupOf(body));
  if (!parsed.ok) throw validationError(errorsOf(fieldMessages(parsed.error, newDeliveryAddressMessages)));
  return { state: subscriptionStateOf(store, subscription), address: parsed.value };
}

/** The errors by wire name, in the order of the form. */
function errorsOf(errors: Readonly<Record<string, string | undefined>>): Record<string, readonly string[]> {
  const sent = Object.entries(sentAddressFields).flatMap(([name, [wireName]]) => {
    const text = errors[name];
    return text === undefined ? [] : [[wireName, [text]] as const];
  });
  return Object.fromEntries(sent);
}
