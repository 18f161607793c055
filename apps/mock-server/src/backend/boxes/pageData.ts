import { receivedBoxesPageData } from "@petbox/api-client/boxes/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { boxContractsOf } from "../account/contractsOf.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { accountOf } from "../session/customers.ts";
import { ownBoxes } from "../shipments/ownBoxes.ts";
import { receivedBoxesOf } from "./receivedBoxes.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(receivedBoxesPageData, (context) => {
    const { store, visitor, clock } = context;
    const [own, customer] = [ownBoxes(context), accountOf(visitor)];
    if (own === undefined || customer === undefined) return undefined;
    return {
      boxes: [...receivedBoxesOf(own, store)],
      hasBoxSubscription: boxContractsOf(store, customer, civilDateAt(clock())).some(
        ({ hasBegun, active }) => hasBegun && active,
      ),
    };
  }),
];
