import { civilDate } from "@petbox/domain/calendar/civilDate";
import { expect, it } from "vitest";
import { account, activeSubscription } from "../scenarios/people.ts";
import { worldSince } from "../scenarios/worldSince.ts";
import { noonOf } from "../simulation/noonOf.ts";
import { inProcess } from "../testing/inProcess.ts";
import { memoryStore } from "./store.ts";
import { StoreWriteError } from "./storeWriteError.ts";

const now = noonOf(civilDate(2026, 3, 10));

/** Carla cancels, and the store refuses the write a number of times. */
async function open(refusals: number, isBusy: boolean) {
  const bob = activeSubscription(now, 65);
  const world = worldSince({ customers: [account], subscriptions: [bob] }, bob.createdAt, now);
  let left = refusals;
  const store = memoryStore(world, (changes) => {
    if (left === 0 || !changes.some(({ collection }) => collection === "cancelRequests")) return;
    left -= 1;
    throw new StoreWriteError("O arquivo está ocupado.", isBusy);
  });
  const newcomer = { session: { customerCode: account.code, reach: "account" } } as const;
  const shop = inProcess({ store, newcomer });
  const carla = await shop.visit();
  const cancel = () => carla.post(`/plano/cancel/${bob.code}`, { motivo_principal: "Não gostei dos itens" });
  return { ...shop, cancel };
}

it("mails and broadcasts what a busy store refused at first, once, after it is saved", async () => {
  const { cancel, mails, broadcasts } = await open(2, true);
  expect((await cancel()).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(broadcasts).toHaveLength(1);
});

it("sends nothing about a change that was never saved", async () => {
  const { cancel, mails, broadcasts } = await open(1, false);
  expect((await cancel()).status).toBe(503);
  expect([mails, broadcasts]).toEqual([[], []]);
});

it.each([
  ["POST", "/customer"],
  ["POST", "/user/endereco/alter"],
  ["POST", "/plano/cancel/x"],
  ["POST", "/assinatura/credit-cards/add-new"],
  ["POST", "/payment/subscription-retry"],
  ["POST", "/upsell/x"],
  ["POST", "/rating/5/1"],
  ["PUT", "/avaliacao"],
  ["POST", "/dados-cupom/save"],
  ["POST", "/upload/image/x"],
] as const)("%s %s asks for a login before it reads the body, like the `auth` middleware", async (method, path) => {
  const visitor = await inProcess().visit();
  expect(await visitor.send(method, path, {})).toEqual({ status: 401, body: { message: "Unauthenticated." } });
});
