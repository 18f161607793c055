import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";
import { fieldMap } from "../contract/fieldMap.ts";
import { hasErrorOutcome } from "../contract/outcome.ts";

/** Adds an extra item to every box from now on, with an immediate charge for boxes that are already paid (MAN-322, MAN-414). */
export const addExtraItemEndpoint = endpoint({
  method: "POST",
  path: "/upsell/{moip_contract_id}",
  summary: "Adds an extra item to a subscription, and charges it for boxes already paid (MAN-322)",
  timeout: 60_000,
  body: fieldMap({
    /** The tag of the chosen category. */
    tag: ["extra_code", z.string().check(z.minLength(1))],
    /** The code of the subscription's track. */
    trackCode: ["trilha", z.string().check(z.minLength(1))],
  }),
  reply: hasErrorOutcome({}),
});

/** Removes it. The documents have no such call: it is ours, and used only if the page's data allow the removal. */
export const removeExtraItemEndpoint = endpoint({
  method: "POST",
  path: "/upsell/{moip_contract_id}/remover",
  summary: "Removes an extra item that was never charged (ours, optional: offered by `removable_until`)",
  reply: hasErrorOutcome({}),
});
