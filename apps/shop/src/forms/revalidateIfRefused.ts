import { failureOf } from "@petbox/api-client/client/apiError";
import { isRefusal } from "@petbox/domain/failure/failure";

/**
 * Makes a call that changes what a page shows. After a refusal the page's data are read again, because another tab or device may have
 * changed them.
 *
 * @param revalidate reads the page's data again. Never rejects.
 * @returns the result of the call.
 * @throws ApiError if the call fails.
 */
export async function revalidateIfRefused<Result>(
  call: () => Promise<Result>,
  revalidate: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await call();
  } catch (thrown) {
    if (isRefusal(failureOf(thrown))) await revalidate();
    throw thrown;
  }
}
