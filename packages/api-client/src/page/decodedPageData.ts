import type * as z from "zod/mini";
import { errorOfCall } from "../client/apiError.ts";
import { parsedBy } from "../client/parsedBy.ts";
import type { PageData } from "../contract/pageDataContract.ts";

/** Decodes a page's data; null stays null. @throws ApiError with the template of the page's path. */
export async function decodedPageData<Schema extends z.ZodMiniType>(
  { page, schema }: PageData<`/${string}`, Schema>,
  arriving: Promise<unknown>,
): Promise<z.output<Schema> | null> {
  try {
    const data = await arriving;
    return data === null ? null : parsedBy(schema, data);
  } catch (thrown) {
    throw errorOfCall(thrown, { method: "GET", path: page });
  }
}
