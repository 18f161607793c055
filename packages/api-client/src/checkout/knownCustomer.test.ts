import { expect, it } from "vitest";
import * as z from "zod/mini";
import { knownCustomerWire } from "./customerWire.ts";
import { knownCustomerFrom } from "./knownCustomer.ts";

it.each([
  ["0", ""],
  [0, ""],
  ["1578", "1578"],
  [null, ""],
])("FUN-129 the stored house number %j is shown as “%s”", (number, shown) => {
  expect(knownCustomerFrom(z.parse(knownCustomerWire, { address: { payment_address_number: number } })).number).toBe(
    shown,
  );
});
