import type { Reading } from "@petbox/domain/reading/reading";
import useSWR, { useSWRConfig } from "swr";
import { useApiClient } from "../client/ApiContext.ts";
import { moneyReadingOf, readMoney } from "../client/readingOf.ts";
import { listNeedsRetry } from "./api.ts";
import { type NeedsRetry, needsRetryEndpoint } from "./contract.ts";

/**
 * The subscriptions that need regularising; asked again when one comes back from the tab in which a payment was made.
 * @param whose the customer's code, so that nobody is shown another's.
 */
export function useNeedsRetry(whose: string | null): Reading<readonly NeedsRetry[]> {
  const client = useApiClient();
  return moneyReadingOf(useSWR([needsRetryEndpoint.path, whose], () => listNeedsRetry(client), readMoney));
}

/** Asks for them again. @param whose as they are read. */
export function useReadNeedsRetryAgain(whose: string | null): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate([needsRetryEndpoint.path, whose]);
}
