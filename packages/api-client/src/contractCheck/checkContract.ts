import { checkAccountCalls } from "./accountCalls.ts";
import { checkDocuments } from "./checkDocuments.ts";
import { checkFiles } from "./checkFiles.ts";
import { checkHeaders } from "./checkHeaders.ts";
import { checkLead } from "./checkLead.ts";
import { checkPages } from "./checkPages.ts";
import { checkLimit, checkRefusals } from "./checkRefusals.ts";
import { type CheckArea, type CheckResult, createRunCheck } from "./checkResult.ts";
import { checkSession } from "./checkSession.ts";
import type { CheckSettings } from "./checkSettings.ts";
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
  if (isAsked("pages")) {
    await checkDocuments(settings, run);
    await checkPages(settings, run);
  }
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
