import { endpoints } from "@petbox/api-client/contract/endpoints";
import { formOf } from "@petbox/api-client/contract/formOf";
import { expect, it } from "vitest";
import { account, activeSubscription, lead, passwordLinkOf, registeredLead } from "../scenarios/people.ts";
import { visitorAt } from "../scenarios/visitorAt.ts";
import { exampleOf } from "../testing/examples.ts";
import { inProcess } from "../testing/inProcess.ts";
import { invalidValuesIn } from "../testing/invalidValuesIn.ts";
import { testMoment } from "../testing/testMoment.ts";

const newLead = "leo@gmail.com";

const hostile: readonly unknown[] = [
  ...["<b>x", "<img src=x onerror=alert(1)>", "a".repeat(300), "\u0000", "Bob\u001b[31m", "\ud800", "\u202eabc"],
  ...["", " ", "'; DROP TABLE records; --", "__proto__", "9".repeat(30), "١١٩١٢٣٤٥٦٧٨", "1e400", "-1", "São Paulo<b>"],
  ...[-1, 0.1, 1e300, null, true, [], {}, ["<b>x"], { toString: "x" }],
];

/** The value with each of its leaves, in turn, replaced by hostile data. */
function attacksOn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [...hostile];
  return Object.entries(value).flatMap(([name, part]) =>
    attacksOn(part).map((attack) => {
      const changed: Record<string, unknown> = { ...value, [name]: attack };
      return Array.isArray(value) ? Object.values(changed) : changed;
    }),
  );
}

/** Whether a value can be written into a URL. */
const isWritable = (value: unknown): value is string => typeof value === "string" && !/\p{Cs}/u.test(value);

/** Timeout of the largest call on a busy machine, in milliseconds. */
const aFewHundredRequests = 30_000;

const calls = endpoints
  .filter(({ body, path }) => body || path.includes("{"))
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, example: exampleOf(endpoint) }));

/** A visitor just before the payment, who may make every call. */
const open = () =>
  inProcess({
    world: {
      customers: [registeredLead, { ...lead, code: "lead0002", email: newLead }, account],
      subscriptions: [activeSubscription(testMoment)],
      passwordLinks: [passwordLinkOf(account, testMoment)],
    },
    newcomer: visitorAt("payment"),
  });

/** Fields of a lead's login that the contract's example of an account leaves out. */
const leadsLogin = { email: newLead, password: newLead, checkout: true, phone_ddd: "11", phone_number: "912345678" };

it.each(calls)(
  "FUN-334 any request to $name stores only valid domain values",
  async (each) => {
    const { endpoint, example } = each;
    const bodies = endpoint.path === "/login" ? [example.body, leadsLogin] : [example.body];
    const sent = bodies.flatMap((body) => (body === undefined ? [] : attacksOn(body)));
    const paths = attacksOn(example.parameters).filter(
      (parameters): parameters is Record<string, string> =>
        typeof parameters === "object" && parameters !== null && Object.values(parameters).every(isWritable),
    );
    const attacks = [
      ...sent.map((body) => ({ body, parameters: example.parameters })),
      ...paths.map((parameters) => ({ body: example.body, parameters })),
    ];
    for (const { body, parameters } of attacks) {
      const shop = open();
      const visitor = await shop.visit();
      // Unlike the client's, the address of an attack may have an empty parameter.
      const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(parameters[name] ?? ""),
      );
      const { status } = await (endpoint.method === "GET"
        ? visitor.get(address)
        : visitor.send(endpoint.method, address, endpoint.isForm ? formOf(body) : body));
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect(invalidValuesIn(shop.store), JSON.stringify(body ?? parameters)).toEqual([]);
    }
  },
  aFewHundredRequests,
);
