import { accountPaths } from "@petbox/domain/site/paths";
import * as z from "zod/mini";
import { pageData } from "../contract/pageDataOf.ts";
import { renamed, under } from "../contract/renamed.ts";
import { textOrNull, wholeNumber } from "../contract/wireValues.ts";

/** What the customer's area opens with (MAN-010). The name is empty while it is not known. */
export const accountPageData = pageData({
  page: accountPaths.area,
  schema: renamed({
    name: ["user", under("name", textOrNull)],
    subscriptions: ["subscriptions", wholeNumber.check(z.gte(0))],
  }),
  example: { user: { name: "Carla Lima" }, subscriptions: 1 },
});
