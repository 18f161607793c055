import { readCustomerEndpoint } from "../checkout/contract.ts";
import { loginEndpoint } from "../session/contract.ts";
import { isLoggedIn, shortOf } from "./checkCall.ts";
import { accountPages, pageDataOf } from "./checkPages.ts";
import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import { openedVisitor } from "./checkVisitor.ts";

/** Logs in by e-mail alone, as a stranger can, and checks that no data of the customer are readable. */
export async function checkLead(origin: string, leadEmail: string, run: RunCheck): Promise<void> {
  await run("session", "a lead reads no data of the customer", async () => {
    const lead = await openedVisitor(origin);
    const body = { email: leadEmail, password: leadEmail, checkout: true };
    const reply = await lead.send("POST", loginEndpoint.path, { body });
    if (!isLoggedIn(reply)) throw new Skipped(`the login of the lead is refused: ${shortOf(reply)}`);
    await lead.open("/");
    const { text } = await lead.send("GET", readCustomerEndpoint.path);
    const [cpf] = /"cpf":\s*"[\d.-]+"/.exec(text) ?? [];
    if (cpf) throw new Mismatch(`no personal data at ${readCustomerEndpoint.path}`, cpf);
    for (const { page } of accountPages) {
      await lead.open(page);
      if (pageDataOf(lead) != null)
        throw new Mismatch(`no data at ${page}`, JSON.stringify(pageDataOf(lead)).slice(0, 80));
    }
    return [];
  });
}
