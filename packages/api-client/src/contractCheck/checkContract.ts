import { loginEndpoint } from "../session/contract.ts";
import { checkAccountCalls } from "./accountCalls.ts";
import { isLoggedIn, shortOf } from "./checkCall.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkHeaders } from "./checkHeaders.ts";
import { accountPages, checkPages, expectNoCustomer, expectNoPageData } from "./checkPages.ts";
import { checkLimit, checkRefusals } from "./checkRefusals.ts";
import { type CheckArea, type CheckResult, createRunCheck, type RunCheck, Skipped } from "./checkResult.ts";
import { checkSession } from "./checkSession.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { openedVisitor } from "./checkVisitor.ts";
import { makeJourney } from "./journey.ts";
import { openPaymentSocket, type PaymentSocket } from "./paymentSocket.ts";

/**
 * Checks a running backend against the contract. @param onResult receives each result at once.
 * @throws an error of `fetch` if nothing listens at the origin.
 */
export async function checkContract(
  settings: CheckSettings,
  onResult: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  const isAsked = (...areas: readonly CheckArea[]) => settings.only === undefined || areas.includes(settings.only);
  const run = createRunCheck((result) => {
    if (!isAsked(result.area)) return;
    results.push(result);
    onResult(result);
  });
  if (isAsked("headers")) await checkHeaders(settings, run);
  if (isAsked("refusals")) await checkRefusals(settings, run);
  if (isAsked("files")) await checkFiles(settings, run);
  if (isAsked("pages")) await checkPages(settings, run);
  if (isAsked("calls", "session", "realtime")) {
    let socket: PaymentSocket | undefined;
    await makeJourney(settings, run, async (visitor, email) => {
      // The new customer is registered and has no password yet.
      await checkLead(settings.origin, settings.leadEmail ?? email, run);
      socket = await openPaymentSocket(visitor);
    });
    await socket?.check(run);
  }
  if (isAsked("session")) await checkSession(settings, run);
  // Late, because these calls change the account.
  if (isAsked("calls")) await checkAccountCalls(settings, run);
  // Last, because it locks this address out.
  if (isAsked("refusals")) await checkLimit(settings, run);
  return results;
}

/** Logs in by e-mail alone, as a stranger can, and checks that no data of the customer are readable. */
async function checkLead(origin: string, leadEmail: string, run: RunCheck): Promise<void> {
  await run("session", "a lead reads no data of the customer", async () => {
    const lead = await openedVisitor(origin);
    const body = { email: leadEmail, password: leadEmail, checkout: true };
    const reply = await lead.send("POST", loginEndpoint.path, { body });
    if (!isLoggedIn(reply)) throw new Skipped(`the login of the lead is refused: ${shortOf(reply)}`);
    await lead.open("/");
    await expectNoCustomer(lead);
    for (const { page } of accountPages) await expectNoPageData(lead, page);
    return [];
  });
}
