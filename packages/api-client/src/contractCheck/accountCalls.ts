import { changePasswordEndpoint } from "../account/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { loginEndpoint } from "../session/contract.ts";
import { checkAccountCall, isLoggedIn, shortOf } from "./checkCall.ts";
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

const accountEndpoints: readonly Endpoint[] = endpoints.filter((each) => !journeyEndpoints.includes(each));

/** Makes the calls outside the funnel as the test account. */
export async function checkAccountCalls(settings: CheckSettings, run: RunCheck): Promise<void> {
  const { path: passwordPath } = changePasswordEndpoint;
  // The account keeps its password, so that the next run can log in.
  const codes = {
    [`${passwordPath}#oldPassword`]: settings.password,
    [`${passwordPath}#newPassword`]: settings.password,
    ...settings.codes,
  };
  const visitor = await loggedInVisitor(settings).catch(() => undefined);
  for (const endpoint of accountEndpoints) {
    await run("calls", `${endpoint.method} ${endpoint.path}`, async () => {
      if (visitor === undefined) throw new Skipped("the test account could not log in");
      if (endpoint.isForm) throw new Skipped("needs a photo");
      const { path, body } = exampleCallOf(endpoint, { ...settings, codes });
      // Each login has a session of its own, because it ends the one before.
      const sender = endpoint === loginEndpoint ? await openedVisitor(settings.origin) : visitor;
      return checkAccountCall(endpoint, await sender.send(endpoint.method, path, { body }));
    });
  }
}
