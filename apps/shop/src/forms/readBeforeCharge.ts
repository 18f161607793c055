import { failureOf, refused } from "@petbox/api-client/client/apiError";
import { notReadBeforeChargeText } from "@petbox/domain/payment/priceChange";

/**
 * Reads a page's data before something is charged at the amounts on screen (decision 81).
 * @param type the refusal's type.
 * @throws ApiError refused if they cannot be read or are gone, unless the session has ended.
 */
export async function readBeforeCharge<Value>(
  read: () => Promise<Value | null | undefined>,
  type?: string,
): Promise<Value> {
  const value = await read().catch((thrown: unknown) => {
    if (failureOf(thrown).kind === "session-expired") throw thrown;
    return undefined;
  });
  if (value === undefined || value === null) throw refused(notReadBeforeChargeText, type);
  return value;
}
