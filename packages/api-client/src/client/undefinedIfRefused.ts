import { isRefusal } from "@petbox/domain/failure/failure";
import { failureOf } from "./apiError.ts";

/** The result of a call; undefined if the server refuses it. @throws ApiError if it fails for another reason. */
export async function undefinedIfRefused<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (thrown) {
    if (isRefusal(failureOf(thrown))) return undefined;
    throw thrown;
  }
}
