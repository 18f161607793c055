import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import type { StoredCard } from "@petbox/domain/card/storedCard";
import useSWR from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { asyncResultOf, readMoney } from "../client/asyncResultOf.ts";
import { useOwnedKey } from "../client/CacheOwnerContext.ts";
import { listCards } from "./api.ts";
import { listCardsEndpoint } from "./contract.ts";

/** A customer's stored cards, and how to read them again. */
export interface CustomerCards {
  readonly result: AsyncResult<readonly StoredCard[]>;
  /** Revalidates the cards. Rejects if that fails, because the displayed cards may be stale. */
  readonly revalidate: () => Promise<void>;
}

/** A customer's stored cards; revalidated on return from another tab, which may have removed one. */
export function useCards(): CustomerCards {
  const client = useApiClient();
  const key = useOwnedKey(listCardsEndpoint.path);
  const response = useSWR(key, () => listCards(client), readMoney);
  return {
    result: asyncResultOf(response),
    revalidate: async () => void (await response.mutate(() => listCards(client), { revalidate: false })),
  };
}
