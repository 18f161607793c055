import type { AddressVerification } from "@petbox/domain/address/addressChange";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import type { Cents } from "@petbox/domain/money/cents";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { changeAddressEndpoint, verifyAddressEndpoint } from "./contract.ts";

/** What a change of a contract's address would bring; nothing is changed by it (SUB-326). */
export function verifyAddress(
  client: ApiClient,
  contractId: string,
  address: NewDeliveryAddress,
): Promise<AddressVerification> {
  return client.call(verifyAddressEndpoint, { body: { ...address, contractId } });
}

/** The further results of a change. */
export interface AddressChanged {
  /** What was charged with it, and the card did not pay; undefined where nothing was refused. */
  readonly refusedCharge?: Cents | undefined;
}

/** Changes it (SUB-327). @throws ApiError refused when the server says that it does not. */
export function changeAddress(
  client: ApiClient,
  contractId: string,
  address: NewDeliveryAddress,
): Promise<AddressChanged> {
  return unwrapOutcome(client.call(changeAddressEndpoint, { body: { ...address, contractId } }));
}
