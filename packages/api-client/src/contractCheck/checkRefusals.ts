import * as z from "zod/mini";
import { readCustomerEndpoint } from "../checkout/contract.ts";
import { isFrameworkText } from "../client/frameworkText.ts";
import { saveNameEndpoint, saveSpeciesEndpoint } from "../funnel/contract.ts";
import { loginEndpoint } from "../session/contract.ts";
import { shortOf } from "./checkCall.ts";
import { accountPages, expectNoCustomer, expectNoPageData } from "./checkPages.ts";
import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { type CheckedReply, openedVisitor } from "./checkVisitor.ts";
import { exampleCallOf } from "./exampleCall.ts";

const invalid = z.object({ errors: z.record(z.string(), z.union([z.array(z.string()), z.string()])) });

/** More logins than a server should allow in a minute. */
const mostLogins = 100;

function expectStatus(reply: CheckedReply, status: number): void {
  if (reply.status !== status) throw new Mismatch(String(status), shortOf(reply));
}

/** Sends requests that must be refused. */
export async function checkRefusals(settings: CheckSettings, run: RunCheck): Promise<void> {
  const { origin } = settings;
  const species = exampleCallOf(saveSpeciesEndpoint, settings);

  await run("refusals", "419 without a token", async () => {
    const visitor = await openedVisitor(origin);
    const reply = await visitor.send("POST", species.path, { body: species.body, headers: { "X-CSRF-TOKEN": "" } });
    expectStatus(reply, 419);
    return [];
  });
  await run("refusals", "422 with a text for each wrong field", async () => {
    const visitor = await openedVisitor(origin);
    const reply = await visitor.send("POST", saveNameEndpoint.path, { body: {} });
    expectStatus(reply, 422);
    const errors = z.safeParse(invalid, reply.json).data?.errors;
    if (errors === undefined || Object.keys(errors).length === 0) throw new Mismatch("errors by field", shortOf(reply));
    const english = Object.values(errors).flat().filter(isFrameworkText);
    return english.map((text) => `not in Portuguese: ${text}`);
  });
  for (const { page } of accountPages) {
    await run("refusals", `a guest gets no data at ${page}`, async () => {
      const { status, headers } = await expectNoPageData(await openedVisitor(origin), page);
      const target = headers.get("Location");
      if (target && new URL(target, origin).origin !== origin) throw new Mismatch(`a redirect to ${origin}`, target);
      if (status >= 500) throw new Mismatch("a document or a redirect", String(status));
      return [];
    });
  }
  await run("refusals", `a guest reads no customer at ${readCustomerEndpoint.path}`, async () => {
    await expectNoCustomer(await openedVisitor(origin));
    return [];
  });
}

/** Logs in wrongly until the server refuses further logins. */
export async function checkLimit(settings: CheckSettings, run: RunCheck): Promise<void> {
  await run("refusals", "429 with Retry-After after many logins", async () => {
    if (!settings.exhaustsLimits) throw new Skipped("needs --exhaust-limits; it locks this address out for a while");
    const visitor = await openedVisitor(settings.origin);
    const body = { email: "ninguem@petbox.example", password: "errada", checkout: false };
    for (let login = 0; login < mostLogins; login += 1) {
      const { status, headers } = await visitor.send("POST", loginEndpoint.path, { body });
      if (status !== 429) continue;
      if (!headers.get("Retry-After")) throw new Mismatch("Retry-After", "none");
      return [];
    }
    throw new Mismatch("429", `${mostLogins} logins`);
  });
}
