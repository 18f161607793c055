import { listShipmentFlowsEndpoint, readShipmentFlowEndpoint } from "@petbox/api-client/shipments/contract";
import { accepted, rejected } from "@petbox/domain/result";
import type { ShipmentFlow } from "@petbox/domain/shipment/flow";
import { forAccounts, type Handler, handle } from "../handler.ts";
import type { CallContext } from "../requestContext.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { trackedFlowsOf } from "./flowsOf.ts";

/** @throws HttpError 401 without an account. */
function ownFlows(context: CallContext<unknown>): readonly ShipmentFlow[] {
  return trackedFlowsOf(context.store, requireAccount(context), context.clock());
}

export const handlers: readonly Handler[] = forAccounts([
  handle(listShipmentFlowsEndpoint, (context) => accepted({ flows: [...ownFlows(context)] })),
  handle(readShipmentFlowEndpoint, (context) => {
    const flows = ownFlows(context).filter(({ subscription }) => subscription === context.parameters.subscription);
    // Another customer's subscription counts as unknown.
    return flows.length > 0
      ? accepted({ flows })
      : rejected({ message: "Não encontramos <strong>esta assinatura</strong> na sua conta." });
  }),
]);
