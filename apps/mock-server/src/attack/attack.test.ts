import { expect, it } from "vitest";
import { attack } from "./attack.ts";

it("FUN-334 a sample of the attack gets no 5xx and no stack trace (npm run attack sends all of it)", async () => {
  const damage = await attack({ seed: 20_260_310, requests: 1_500 });
  expect(damage.failures).toEqual([]);
  expect(damage.stackLines).toEqual([]);
  expect(damage.isAlive).toBe(true);
  // Some requests pass validation, so the handlers are attacked too.
  for (const status of [200, 401, 404, 405, 413, 415, 419, 422]) {
    expect(damage.statuses, `a reply ${status}`).toHaveProperty(String(status));
  }
}, 60_000);
