import type { AccountSubscription } from "@petbox/domain/subscription/accountSubscription";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { changePhotoEndpoint } from "./contract.ts";

/**
 * Changes the photo of a subscription's pet (SUB-322).
 * @param moipCode the customer's code at the payment service; "" where it is missing.
 * @throws ApiError refused with the server's text.
 */
export async function changePhoto(
  client: ApiClient,
  { contractId, petId = "" }: Pick<AccountSubscription, "contractId" | "petId">,
  moipCode: string,
  photo: File,
): Promise<void> {
  const body = { photo, moipCode, petId };
  await unwrapOutcome(client.call(changePhotoEndpoint, { parameters: { code: contractId }, body }));
}
