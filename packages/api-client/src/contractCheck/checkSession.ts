import { sessionPaths } from "@petbox/domain/site/paths";
import { loginEndpoint } from "../session/contract.ts";
import { listShipmentFlowsEndpoint } from "../shipments/contract.ts";
import { loggedInVisitor } from "./accountCalls.ts";
import { isLoggedIn, shortOf } from "./checkCall.ts";
import { Mismatch, type RunCheck } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { type CheckVisitor, openedVisitor } from "./checkVisitor.ts";

function sessionIdOf({ embedded }: CheckVisitor): string {
  const id = typeof embedded === "object" && embedded !== null && "session_id" in embedded ? embedded.session_id : "";
  if (!id) throw new Mismatch("a session_id in the embedded session", "none");
  return String(id);
}

/** Checks how sessions begin, change and end. */
export async function checkSession(settings: CheckSettings, run: RunCheck): Promise<void> {
  const { origin, email, password } = settings;

  await run("session", "a call of an account without a login gets 401", async () => {
    const guest = await openedVisitor(origin);
    const reply = await guest.send("POST", listShipmentFlowsEndpoint.path);
    if (reply.status !== 401) throw new Mismatch("401", shortOf(reply));
    return [];
  });
  await run("session", "session_id stays within a session", async () => {
    const visitor = await openedVisitor(origin);
    const first = sessionIdOf(visitor);
    await visitor.open("/");
    if (sessionIdOf(visitor) !== first) throw new Mismatch("the same session_id", "another one");
    return [];
  });
  await run("session", "session_id changes when the session is lost", async () => {
    const [one, other] = [await openedVisitor(origin), await openedVisitor(origin)];
    if (sessionIdOf(one) === sessionIdOf(other)) throw new Mismatch("another session_id", "the same");
    return [];
  });
  await run("session", "a login changes the cookie, keeps session_id and ends the old cookie and token", async () => {
    const visitor = await openedVisitor(origin);
    const { cookie } = visitor;
    const old = visitor.copy();
    const sessionId = sessionIdOf(visitor);
    const reply = await visitor.send("POST", loginEndpoint.path, { body: { email, password, checkout: false } });
    if (!isLoggedIn(reply)) throw new Mismatch("a login of the test account", shortOf(reply));
    if (visitor.cookie === cookie) throw new Mismatch("another session cookie", "the same");
    await visitor.open("/");
    if (sessionIdOf(visitor) !== sessionId) throw new Mismatch("the same session_id after the login", "another one");
    const late = await old.send("POST", listShipmentFlowsEndpoint.path);
    if (late.status !== 419) throw new Mismatch("419 for the old cookie", shortOf(late));
    const forged = await visitor.send("POST", listShipmentFlowsEndpoint.path, {
      headers: { "X-CSRF-TOKEN": old.token },
    });
    if (forged.status !== 419) throw new Mismatch("419 for the old token", shortOf(forged));
    return [];
  });
  await run("session", "an e-mail is no password of an account", async () => {
    const visitor = await openedVisitor(origin);
    const body = { email, password: email, checkout: true };
    const reply = await visitor.send("POST", loginEndpoint.path, { body });
    if (isLoggedIn(reply)) throw new Mismatch("a refused login", shortOf(reply));
    return [];
  });
  await run("session", "logout ends the session", async () => {
    const visitor = await loggedInVisitor(settings);
    const { status, headers } = await visitor.open(sessionPaths.logout);
    if (status < 300 || status > 399) throw new Mismatch("a redirect", String(status));
    const target = new URL(headers.get("Location") ?? "/", origin);
    if (target.origin !== origin) throw new Mismatch(`a redirect to ${origin}`, target.href);
    await visitor.open("/");
    const reply = await visitor.send("POST", listShipmentFlowsEndpoint.path);
    if (reply.status !== 401) throw new Mismatch("401 after the logout", shortOf(reply));
    return [];
  });
}
