import { createContext, use } from "react";
import type { ApiClient } from "./client.ts";

/** The client that the hooks make their calls with. */
export const ApiContext = createContext<ApiClient | undefined>(undefined);

/** @throws Error outside of an ApiContext. */
export function useApiClient(): ApiClient {
  const client = use(ApiContext);
  if (client === undefined)
    throw new Error("A hook of @petbox/api-client was used outside of <ApiContext value={client}>.");
  return client;
}
