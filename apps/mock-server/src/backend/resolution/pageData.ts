import { resolutionPaths } from "@petbox/domain/site/paths";
import type { PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { ownSubscription } from "./ownSubscription.ts";

/** The page fetches its content itself; its document only says whether the visitor owns the subscription. */
export const pages: readonly PageDataHandler[] = Object.values(resolutionPaths).map((page) => ({
  page,
  handle(context) {
    const isTheirs = () => ownSubscription(context, context.parameters.subscription)?.startedOn !== undefined;
    // Anonymous visitors log in first.
    const isThere = accountOf(context.visitor) === undefined || isTheirs();
    return { status: isThere ? 200 : 404, data: null };
  },
}));
