import type { ApiClient } from "@petbox/api-client/client/client";
import type { PageToken } from "@petbox/api-client/client/pageToken";
import { changesServer } from "@petbox/api-client/contract/endpoint";
import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { Session } from "../session/session.ts";
import type { ServerClock } from "./serverClock.ts";

/**
 * The page's client. Its code, mostly the contract's schemas, loads when the browser is idle, or with the first call if that comes sooner.
 */
export function lazyClient(token: PageToken, session: Session, clock: ServerClock): ApiClient {
  const { load, preload } = lazyValue(async () => {
    const { createPageClient } = await import("./pageClient.ts");
    return createPageClient(token, session, clock);
  });
  whenIdle(preload);
  // Counted here, too, because a change makes prefetched data stale while it still waits for the client's code.
  let changes = 0;
  return {
    call: async (endpoint, options) => {
      if (changesServer(endpoint)) changes += 1;
      return (await load()).call(endpoint, options);
    },
    botCheck: async () => (await load()).botCheck(),
    page: async (address) => (await load()).page(address),
    hasToken: () => token.read() !== "",
    changes: () => changes,
  };
}
