import type { PageDataOf } from "@petbox/api-client/contract/pageDataOf";
import * as z from "zod/mini";
import type { Situation } from "./situation.ts";

/** The data of a page together with what the server puts into it. */
export interface PageDataHandler {
  /** The page's address, in the router's notation. */
  readonly page: `/${string}`;
  /** What stands under `page` in its document, as it travels; null for who may not see it. */
  readonly handle: (situation: Situation<undefined>) => unknown;
}

/** Ties what the server knows to a page's data. @param handle undefined for who may not see the page. */
export function handlePageData<Schema extends z.ZodMiniType>(
  { page, schema }: PageDataOf<`/${string}`, Schema>,
  handle: (situation: Situation<undefined>) => z.output<Schema> | undefined,
): PageDataHandler {
  return {
    page,
    handle(situation) {
      const data = handle(situation);
      return data === undefined ? null : z.encode(schema, data);
    },
  };
}
