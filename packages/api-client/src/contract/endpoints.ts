import * as areas from "./areas.ts";
import type { Endpoint } from "./endpoint.ts";

export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;
}

/** The calls of each area. The area is the name of their folder. */
export const endpointsByArea: Readonly<Record<string, readonly Endpoint[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, contract]) => [area, Object.values(contract).filter(isEndpoint)]),
);

/** Every call of the contract. For servers, documents and tests: the shop imports its calls one by one. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByArea).flat();
