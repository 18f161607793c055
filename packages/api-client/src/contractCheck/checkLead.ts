import { loginEndpoint } from "../session/contract.ts";
import { isLoggedIn, shortOf } from "./checkCall.ts";
import { accountPages, expectNoCustomer, expectNoPageData } from "./checkPages.ts";
import { type RunCheck, Skipped } from "./checkResult.ts";
import { openedVisitor } from "./checkVisitor.ts";

/** Logs in by e-mail alone, as a stranger can, and checks that no data of the customer are readable. */
export async function checkLead(origin: string, leadEmail: string, run: RunCheck): Promise<void> {
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
