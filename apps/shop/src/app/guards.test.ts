import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { Answers } from "@petbox/domain/funnel/answers";
import { stepsOf } from "@petbox/domain/funnel/flows";
import { type StepName, stepPaths } from "@petbox/domain/funnel/steps";
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
import { routerContext } from "./loaderServices.ts";
import { type PageRoute, pageRoutesOf } from "./pageRoute.ts";
import { routes } from "./routes.ts";
import type { LoginReturn } from "./services.ts";

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

const contact = {
  email: "ana.souza@gmail.com",
  areaCode: "11",
  phoneNumber: "912345678",
  newsletter: false,
  privacy: true,
};

/** The answer to each question that a later one requires. */
const answers: Readonly<Partial<Record<StepName, Answers>>> = {
  species: { species: "dog" },
  name: { petName: "Bob", petSex: "male" },
  size: { size: "medio" },
  breed: { breed: { kind: "pure", name: "Beagle" } },
  birthDate: { birthDate: civilDate(2023, 4, 7) },
  restriction: { restriction: "pode_tudo" },
  contact: { contact },
  track: { track: "essencial" },
  plan: { plan: "SP_anual" },
  extraItem: { extraItem: "normal" },
  checkout: { customerSaved: true },
};

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

describe.each(["current", "classic"] as const)("in the %s order of the questions", (flow) => {
  const steps = stepsOf(flow).filter((step) => !["species", "waiting"].includes(step));

  it.each(steps)("%s opens after the question before it is answered", async (step) => {
    const route = ofFunnel.find(({ path }) => path === stepPaths[step]);
    if (route === undefined) throw new Error(`${step} has no page.`);
    const earlier = stepsOf(flow).slice(0, stepsOf(flow).indexOf(step));
    const answered = (questions: readonly StepName[]): EmbeddedSession => ({
      ...visitor,
      flow,
      answers: Object.assign({}, ...questions.map((question) => answers[question])),
    });
    const last = earlier.at(-1) ?? "species";
    expect((await open(route, answered(earlier.slice(0, -1)))).target).toBe(stepPaths[last]);
    expect((await open(route, answered(earlier))).target).toBeNull();
  });
});

it("guards pages in the browser and inside the application, and those of the funnel", () => {
  const inApp = ofAccount.filter(({ path }) => isWithApp(path));
  expect(inApp.length).toBeGreaterThan(15);
  expect(inApp).toHaveLength(ofAccount.length / 2);
  expect(ofFunnel.length).toBeGreaterThan(10);
});
