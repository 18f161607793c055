import type { PageData } from "@petbox/api-client/contract/pageDataContract";
import * as z from "zod/mini";
import type { PageReply } from "./documents.ts";
import { Refusal } from "./refusal.ts";
import type { RequestContext } from "./requestContext.ts";

/** The data of a page together with what the server puts into it. */
export interface PageDataHandler {
  /** The page's address, in the router's notation. */
  readonly page: `/${string}`;
  readonly handle: (context: RequestContext<undefined>) => PageReply;
}

/**
 * Ties what the server knows to a page's data.
 * @param handle undefined for who may not see the page; throws `notThere()` for an address that names nothing of theirs.
 */
export function handlePageData<Schema extends z.ZodMiniType>(
  { page, schema }: PageData<`/${string}`, Schema>,
  handle: (context: RequestContext<undefined>) => z.output<Schema> | undefined,
): PageDataHandler {
  return {
    page,
    handle(context) {
      try {
        const data = handle(context);
        return { status: 200, data: data === undefined ? null : z.encode(schema, data) };
      } catch (thrown) {
        if (thrown instanceof Refusal && thrown.status === 404) return { status: 404, data: null };
        throw thrown;
      }
    },
  };
}
