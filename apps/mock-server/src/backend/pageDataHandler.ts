import type { PageData } from "@petbox/api-client/contract/pageDataContract";
import * as z from "zod/mini";
import type { PageReply } from "./documents.ts";
import { HttpError } from "./httpError.ts";
import type { RequestContext } from "./requestContext.ts";

/** A page's data and the server's implementation of it. */
export interface PageDataHandler {
  /** The route pattern of the page. */
  readonly page: `/${string}`;
  readonly handle: (context: RequestContext<undefined>) => PageReply;
}

/**
 * Binds a handler to a page's data.
 * @param handle returns undefined, or throws a 401, when the visitor may not see the page; throws `notFound()` for an
 * unknown path.
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
        if (!(thrown instanceof HttpError)) throw thrown;
        if (thrown.status === 401) return { status: 200, data: null };
        if (thrown.status === 404) return { status: 404, data: null };
        throw thrown;
      }
    },
  };
}
