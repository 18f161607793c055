import { receivedBoxesPageData } from "@petbox/api-client/boxes/pageData";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { boxContractsOf } from "../account/contractsOf.ts";
import { handlePageData, type PageDataHandler } from "../pageDataHandler.ts";
import { requireAccount } from "../session/requireAccount.ts";
import { ownBoxes } from "../shipments/ownBoxes.ts";
import { receivedBoxesOf } from "./receivedBoxes.ts";

export const pages: readonly PageDataHandler[] = [
  handlePageData(receivedBoxesPageData, (context) => {
    const { store, clock } = context;
    return {
      boxes: [...receivedBoxesOf(ownBoxes(context), store)],
      hasBoxSubscription: boxContractsOf(store, requireAccount(context), civilDateAt(clock())).some(
        ({ hasBegun, active }) => hasBegun && active,
      ),
    };
  }),
];
