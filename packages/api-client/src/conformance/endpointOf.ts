import type { WireCall } from "@petbox/mock-server/testing/wireCall";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";

/** The endpoint of a call that the documents show. */
export function endpointOf({ method, path }: Pick<WireCall, "method" | "path">): Endpoint {
  const endpoint = endpoints.find(
    (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  if (endpoint === undefined) throw new Error(`There is no ${method} ${path}.`);
  return endpoint;
}
