import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import {
  couponPaths,
  funnelPaths,
  galleryPaths,
  loyaltyPaths,
  npsPaths,
  pixPaths,
  resolutionPaths,
  scheduledPaths,
  sessionPaths,
  sitePaths,
} from "@petbox/domain/site/paths";
import { isWithApp, withoutApp } from "@petbox/domain/site/withApp";
import { describe, expect, it } from "vitest";
import { prerenderServices } from "../entry/prerenderServices.ts";
import { createSession } from "../session/session.ts";
import { type PageRoute, pageRoutesOf } from "./pageRoute.ts";
import { routes } from "./routes.ts";
import type { LoginReturn } from "./services.ts";
import { routerContext } from "./servicesContext.ts";

/** The areas whose pages everybody may open. */
const openAreas = [sitePaths, sessionPaths, galleryPaths, pixPaths, npsPaths];
const openPaths: readonly string[] = [
  ...openAreas.flatMap((paths): string[] => Object.values(paths)),
  ...[funnelPaths.species, couponPaths.invitation, loyaltyPaths.programme],
  ...[scheduledPaths.buyMats, scheduledPaths.buyWetFood],
];

/** The pages after the first question, which require the earlier answers instead of an account. */
const requiresAnswers =
  /^\/(pet|pessoal|assinatura\/(plano|item-extra|checkout|payment)|payment_b|aguardando|bem-vindo)/;

const visitor: EmbeddedSession = unknownSession;
/** A lead is known by e-mail only. */
const lead: EmbeddedSession = {
  ...visitor,
  visitor: { authorized: true, name: null, subscriptions: 1, reach: "checkout" },
  customerCode: "lead0001",
};
const customer: EmbeddedSession = {
  ...visitor,
  visitor: { authorized: true, name: "Carla Lima", subscriptions: 1, reach: "account" },
  customerCode: "conta0001",
};

const guarded = pageRoutesOf(routes).filter(({ path, handle }) => {
  const inBrowser = withoutApp(path);
  return path !== "*" && !openPaths.includes(inBrowser) && handle.title !== "Trilhas";
});
const ofAccount = guarded.filter(({ path }) => !requiresAnswers.test(path));
const ofFunnel = guarded.filter(({ path }) => requiresAnswers.test(path));

/** Runs a page's loader. @returns where it redirects, or else its data, and the page that the login returns to. */
async function open({ path, lazy }: PageRoute, session: EmbeddedSession) {
  const url = new URL(`http://shop.test${path.replaceAll(/:\w+/g, "abc")}?from=mail`);
  const loginReturn: LoginReturn = {};
  const params = Object.fromEntries(Array.from(path.matchAll(/:(\w+)/g), ([, name = ""]) => [name, "abc"]));
  const { loader } = typeof lazy === "function" ? await lazy() : {};
  if (typeof loader !== "function") throw new Error(`${path} has no loader.`);
  const context = routerContext({
    ...prerenderServices,
    client: { ...prerenderServices.client, page: () => new Promise(() => {}) },
    session: createSession(async () => session),
    loginReturn,
  });
  const result: unknown = await loader({ request: new Request(url), url, pattern: path, params, context });
  const target = result instanceof Response ? result.headers.get("Location") : null;
  return { target, data: result, address: url.pathname + url.search, returnsTo: loginReturn.path };
}

describe.each(ofAccount)("MAN-010 $path", (route) => {
  const isForwarded = withoutApp(route.path) === resolutionPaths.suspended;

  it.each([
    ["a visitor", visitor],
    ["a lead", lead],
  ])("redirects %s to the login, which returns to the same page", async (_who, session) => {
    const { target, address, returnsTo } = await open(route, session);
    // The other path of the page forwards first, and stays inside the application.
    if (isForwarded) expect(target).toBe(address.replace("/suspensa/", "/assinatura/"));
    else expect([target, returnsTo]).toEqual([sessionPaths.login, address]);
  });

  it("opens for a customer, whose own data are read", async () => {
    const { target, address, data } = await open(route, customer);
    if (isForwarded) expect(target).toBe(address.replace("/suspensa/", "/assinatura/"));
    else expect(data).toEqual({ customerCode: customer.customerCode });
  });
});

it.each(ofFunnel)("$path redirects a visitor and a lead to the first question", async (route) => {
  for (const session of [visitor, lead]) expect((await open(route, session)).target).toBe(funnelPaths.species);
});

it("guards pages in the browser and inside the application, and those of the funnel", () => {
  const inApp = ofAccount.filter(({ path }) => isWithApp(path));
  expect(inApp.length).toBeGreaterThan(15);
  expect(inApp).toHaveLength(ofAccount.length / 2);
  expect(ofFunnel.length).toBeGreaterThan(10);
});
