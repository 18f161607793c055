import * as checkout from "../checkout/contract.ts";
import * as coupons from "../coupons/contract.ts";
import * as funnel from "../funnel/contract.ts";
import * as resolution from "../resolution/contract.ts";
import * as scheduled from "../scheduled/contract.ts";
import * as session from "../session/contract.ts";
import type { Endpoint } from "./endpoint.ts";

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;
}

/** Every call of the contract. For servers, documents and tests: the shop imports the calls that it makes, one by one. */
export const endpoints: readonly Endpoint[] = [funnel, checkout, session, coupons, resolution, scheduled].flatMap(
  (area) => Object.values(area).filter(isEndpoint),
);
