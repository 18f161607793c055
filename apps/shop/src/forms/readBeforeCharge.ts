import { failureOf, refused } from "@petbox/api-client/client/apiError";
import { notReadBeforeChargeText } from "@petbox/domain/payment/priceChange";

/**
 * Reads a page's data before something is charged at the amounts on screen (decision 81).
 * @param type the refusal's type.
 * @throws ApiError refused if they cannot be read, unless the session has ended.
 */
export async function readBeforeCharge<Value>(revalidateOrThrow: () => Promise<Value>, type?: string): Promise<Value> {
  try {
    return await revalidateOrThrow();
  } catch (thrown) {
    if (failureOf(thrown).kind === "session-expired") throw thrown;
    throw refused(notReadBeforeChargeText, type);
  }
}
