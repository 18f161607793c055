import { changePasswordEndpoint } from "../account/contract.ts";
import { cancelPlanEndpoint } from "../cancellation/contract.ts";
import { removeCardEndpoint } from "../cards/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import * as resolution from "../resolution/contract.ts";
import * as scheduled from "../scheduled/contract.ts";
import { loginEndpoint, requestPasswordLinkEndpoint, resetPasswordEndpoint } from "../session/contract.ts";
import { checkAccountCall, checkSuccess, isLoggedIn, shortOf } from "./checkCall.ts";
import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { type CheckVisitor, openedVisitor } from "./checkVisitor.ts";
import { exampleCallOf } from "./exampleCall.ts";
import { journeyEndpoints } from "./journey.ts";

/** Logs in the test account in a new browser, and opens a document with its session. */
export async function loggedInVisitor({ origin, email, password }: CheckSettings): Promise<CheckVisitor> {
  const visitor = await openedVisitor(origin);
  const reply = await visitor.send("POST", loginEndpoint.path, { body: { email, password, checkout: false } });
  if (!isLoggedIn(reply)) throw new Mismatch("a login of the test account", shortOf(reply));
  await visitor.open("/");
  return visitor;
}

/** Calls in an order of their own, after all others: each needs the ones before it, or ends what the others need. */
const lastEndpoints: readonly Endpoint[] = [
  scheduled.setCartQuantityEndpoint,
  scheduled.beginPurchaseEndpoint,
  scheduled.takeOutOfCartEndpoint,
  resolution.createPaymentEndpoint,
  resolution.cancelPaymentEndpoint,
  resolution.retryWithCardEndpoint,
  removeCardEndpoint,
  scheduled.cancelMatsEndpoint,
  scheduled.cancelWetFoodEndpoint,
  cancelPlanEndpoint,
  changePasswordEndpoint,
  resetPasswordEndpoint,
  requestPasswordLinkEndpoint,
];
const isLater = (endpoint: Endpoint) => journeyEndpoints.includes(endpoint) || lastEndpoints.includes(endpoint);
const accountEndpoints = [...endpoints.filter((each) => !isLater(each)), ...lastEndpoints];

/** Makes the calls outside the funnel as the test account. */
export async function checkAccountCalls(settings: CheckSettings, run: RunCheck): Promise<void> {
  const { origin, password } = settings;
  const temporary = `${password}-2`;
  const codes = {
    [`${changePasswordEndpoint.path}#oldPassword`]: password,
    [`${changePasswordEndpoint.path}#newPassword`]: temporary,
    // The account keeps its password, so that the next run can log in.
    [`${resetPasswordEndpoint.path}#password`]: password,
    [`${resetPasswordEndpoint.path}#password_confirmation`]: password,
    ...settings.codes,
  };
  const visitor = await loggedInVisitor(settings).catch(() => undefined);
  for (const endpoint of accountEndpoints) {
    await run("calls", `${endpoint.method} ${endpoint.path}`, async () => {
      if (visitor === undefined) throw new Skipped("the test account could not log in");
      const { path, body } = exampleCallOf(endpoint, { ...settings, codes });
      // Each login has a session of its own, because it ends the one before.
      const sender = endpoint === loginEndpoint ? await openedVisitor(origin) : visitor;
      const reply = await sender.send(endpoint.method, path, { body, timeout: endpoint.timeout });
      // A new password changes the token, and the reply need not contain it.
      if (endpoint === changePasswordEndpoint || endpoint === resetPasswordEndpoint) await visitor.open("/");
      if (endpoint === changePasswordEndpoint && reply.status < 400) {
        const restored = await visitor.send("POST", path, { body: { oldPassword: temporary, newPassword: password } });
        await visitor.open("/");
        checkSuccess(endpoint, restored);
      }
      return checkAccountCall(endpoint, reply);
    });
  }
}
