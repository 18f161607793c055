import type { AddressVerification } from "@petbox/domain/address/addressChange";
import type { NewDeliveryAddress } from "@petbox/domain/address/newDeliveryAddress";
import type { Cents } from "@petbox/domain/money/cents";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { changeAddressEndpoint, verifyAddressEndpoint } from "./contract.ts";

/** Computes the consequences of a new address for a contract, without saving it (SUB-326). @throws ApiError refused when the server rejects it. */
export function verifyAddress(
  client: ApiClient,
  contractId: string,
  address: NewDeliveryAddress,
): Promise<AddressVerification> {
  return unwrapOutcome(client.call(verifyAddressEndpoint, { body: { ...address, contractId } }));
}

/** The further results of a change. */
export interface AddressChanged {
  /** The amount that the card refused; undefined without a refusal. */
  readonly refusedCharge?: Cents | undefined;
}

/** Changes it (SUB-327). @throws ApiError refused when the server rejects it. */
export function changeAddress(
  client: ApiClient,
  contractId: string,
  address: NewDeliveryAddress,
): Promise<AddressChanged> {
  return unwrapOutcome(client.call(changeAddressEndpoint, { body: { ...address, contractId } }));
}
