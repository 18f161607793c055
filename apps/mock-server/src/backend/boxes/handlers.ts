import { confirmDeliveryEndpoint } from "@petbox/api-client/boxes/contract";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { accepted, rejected } from "@petbox/domain/result";
import { canConfirmDelivery } from "@petbox/domain/shipment/receivedBox";
import { forAccounts, type Handler, handle } from "../handler.ts";
import { arrivedOn, expectedOn, ownBoxes, requireOwnBox } from "../shipments/ownBoxes.ts";
import { receivedBoxesOf } from "./receivedBoxes.ts";

export const handlers: readonly Handler[] = forAccounts([
  handle(confirmDeliveryEndpoint, ({ parameters, ...context }) => {
    const { store, clock } = context;
    const own = requireOwnBox(parameters.tid, context);
    const { shipment } = own;
    const { openedOn: createdOn, handedOverOn } = shipment;
    const today = civilDateAt(clock());
    // A repeated confirmation changes nothing.
    if (arrivedOn(shipment) === undefined) {
      const box = {
        createdOn,
        aborted: shipment.abortedOn !== undefined,
        posted: handedOverOn !== undefined,
        delivered: false,
        expectedOn: expectedOn(own),
      };
      if (!canConfirmDelivery(box, today)) return rejected({ message: "Este BOX ainda está a caminho." });
      store.shipments.put({ ...shipment, confirmedOn: today });
    }
    return accepted({ boxes: [...receivedBoxesOf(ownBoxes(context), store)] });
  }),
]);
