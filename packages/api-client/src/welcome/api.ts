import type { PetAnswers } from "@petbox/domain/welcome/petAnswers";
import type { ApiClient } from "../client/client.ts";
import { unwrapOutcome } from "../client/unwrapOutcome.ts";
import { savePetDataEndpoint, savePetImageEndpoint } from "./contract.ts";

/** Saves the answers (MAN-325). @throws ApiError refused when the server rejects the call. */
export async function savePetAnswers(client: ApiClient, answers: PetAnswers): Promise<void> {
  await unwrapOutcome(client.call(savePetDataEndpoint, { body: answers }));
}

/** Sends the photo of the pet (MAN-324). @throws ApiError refused unless the reply confirms that it was saved (MAN-276). */
export async function sendPetPhoto(client: ApiClient, photo: File): Promise<void> {
  await unwrapOutcome(client.call(savePetImageEndpoint, { body: photo }));
}
