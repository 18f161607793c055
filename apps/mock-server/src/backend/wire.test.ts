import { endpointsByArea } from "@petbox/api-client/contract/endpoints";
import type { StepName } from "@petbox/domain/funnel/steps";
import { describe, expect, it } from "vitest";
import { answeredBefore } from "../scenarios/answered.ts";
import { account, lead, passwordLinkOf, paymentUnderWay, registered, registration } from "../scenarios/people.ts";
import { inProcess } from "../testing/inProcess.ts";
import type { WireCall } from "../testing/wire/wireCall.ts";
import { type WireCallName, wireTable } from "../testing/wire/wireTable.ts";
import type { Visitor } from "./session/collections.ts";
import type { World } from "./store.ts";

interface Given {
  readonly newcomer?: Partial<Visitor>;
  readonly world?: World;
}

const now = Date.UTC(2026, 2, 10, 15);
const people = { customers: [registered, account] };
const before = (step: StepName, species: "dog" | "cat" = "dog"): Given => ({
  newcomer: { answers: answeredBefore(step, species) },
  world: people,
});
const known: Partial<Visitor> = { customerCode: lead.code, answers: answeredBefore("payment"), coupon: "BOBQUERIDO" };
const own = { ...known, registration };
const paid = { ...paymentUnderWay(now - 3_600_000, { result: "PAID", after: 0 }), announced: true };
const loggedIn = { ...known, session: { customerCode: account.code, reach: "account" } } as const;

/** Who calls, and what the shop knows of them. */
const given: Record<WireCallName, Given> = {
  species: {},
  catSpecies: {},
  name: before("name"),
  femaleCat: before("name", "cat"),
  size: before("size"),
  catSize: before("size", "cat"),
  breed: before("breed"),
  mixedBreed: before("breed"),
  birthDate: before("birthDate"),
  restriction: before("contact"),
  knownEmail: before("contact"),
  accountEmail: before("contact"),
  newEmail: before("contact"),
  newUser: before("contact"),
  tracks: before("track"),
  track: before("track"),
  plans: before("plan"),
  plansWithoutTrack: before("track"),
  plan: before("plan"),
  extraItems: before("extraItem"),
  extraItem: before("extraItem"),
  noExtraItem: before("extraItem"),
  breeds: {},
  customer: { newcomer: own, world: people },
  cep: before("checkout"),
  freightEstimate: before("checkout"),
  freight: before("checkout"),
  chosenPlan: { newcomer: known, world: people },
  saveCustomer: { newcomer: known, world: people },
  refusedCustomer: { newcomer: known, world: people },
  subscription: { newcomer: own, world: people },
  refusedSubscription: { newcomer: own, world: { ...people, subscriptions: [paymentUnderWay(now - 60_000)] } },
  payment: {
    newcomer: { ...known, answers: answeredBefore("waiting") },
    world: { ...people, subscriptions: [paid] },
  },
  purchase: { newcomer: known, world: people },
  couponOfSession: { newcomer: { ...known, freight: "12.35" }, world: people },
  noCouponOfSession: before("checkout"),
  coupon: before("checkout"),
  unknownCoupon: before("checkout"),
  removedCoupon: { newcomer: known, world: people },
  leadLogin: before("contact"),
  login: before("contact"),
  refusedLogin: before("contact"),
  passwordLink: { world: people },
  password: { world: { ...people, passwordLinks: [passwordLinkOf(account, now)] } },
  cardHash: {
    newcomer: loggedIn,
    world: { ...people, subscriptions: [{ ...paid, customerCode: account.code }] },
  },
  unknownCardHash: { newcomer: loggedIn, world: people },
};

/** The names in a reply and the kind of what stands under each; of a list, of what may stand in it. */
function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(outlineOf(each))))].toSorted();
  if (value === null || typeof value !== "object") return value === null ? "null" : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, outlineOf(each)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

/** What stands at the top of a reply, as far as the table means it to the letter. */
function literalOf({ reply, worded = [] }: WireCall): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(reply).filter(([name, value]) => !worded.includes(name) && (value === null || !isObject(value))),
  );
}

const isObject = (value: unknown) => typeof value === "object";

const rows = Object.entries<WireCall>(wireTable).map(([name, call]) => ({ ...call, name: name as WireCallName, call }));

describe("the server, held to the documents", () => {
  it.each(rows)("$proves $method $path ($name)", async ({ name, call, method, path, body, reply }) => {
    const visitor = await inProcess(given[name]).visit();
    const said = method === "GET" ? await visitor.get(path) : await visitor.post(path, body);
    expect(said.status).toBe(200);
    expect(outlineOf(said.body)).toEqual(outlineOf(reply));
    expect(said.body).toMatchObject(literalOf(call));
  });

  it("leaves no call of these areas out", () => {
    const { funnel = [], checkout = [], coupons = [], session = [], resolution = [] } = endpointsByArea;
    const missing = [...funnel, ...checkout, ...coupons, ...session, ...resolution].filter(({ method, path }) => {
      const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return !rows.some((row) => row.method === method && address.test(row.path));
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
