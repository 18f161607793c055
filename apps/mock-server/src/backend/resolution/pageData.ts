import { resolutionPaths } from "@petbox/domain/site/paths";
import type { PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { ownSubscription } from "./ownSubscription.ts";

/** The page asks for all that it shows; its documents say only whether there is such a subscription of the visitor's. */
export const pages: readonly PageDataHandler[] = Object.values(resolutionPaths).map((page) => ({
  page,
  handle(context) {
    const isTheirs = () => ownSubscription(context, context.parameters.subscription)?.startedOn !== undefined;
    // Whoever is nobody yet logs in first.
    const isThere = accountOf(context.visitor) === undefined || isTheirs();
    return { status: isThere ? 200 : 404, data: null };
  },
}));
