import type { PageData } from "@petbox/api-client/contract/pageDataContract";
import { prefetchPageData } from "@petbox/api-client/page/usePageData";
import { isInAccount } from "./isInAccount.ts";
import type { Services } from "./services.ts";

/** The `prefetch` of a page that belongs to who has logged in: what it shows is on its way before it is opened. */
export function prefetchOwn(value: PageData<`/${string}`>): (services: Services) => void {
  return ({ client, session }) => {
    const { visitor, customerCode } = session.get();
    if (isInAccount(visitor)) prefetchPageData(client, value, { whose: customerCode, parameters: {} });
  };
}

/** The same for a page that everybody may see, once it is known for whom. */
export function prefetchOnceKnown(value: PageData<`/${string}`>): (services: Services) => void {
  return ({ client, session }) => {
    const { known, customerCode } = session.get();
    if (known) prefetchPageData(client, value, { whose: customerCode, parameters: {} });
  };
}
