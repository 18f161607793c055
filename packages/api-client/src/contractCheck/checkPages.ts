import { loyaltyPaths, pathsByArea, scheduledPaths } from "@petbox/domain/site/paths";
import { readCustomerEndpoint } from "../checkout/contract.ts";
import { isPageData, type PageData } from "../contract/pageDataContract.ts";
import * as pageDataAreas from "../page/areas.ts";
import { embeddedSessionWire } from "../page/contract.ts";
import { loggedInVisitor } from "./accountCalls.ts";
import { shortOf } from "./checkCall.ts";
import { Mismatch, type RunCheck, Skipped } from "./checkResult.ts";
import { checkSchema } from "./checkSchema.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { type CheckedReply, CheckVisitor, openedVisitor } from "./checkVisitor.ts";
import { pageParametersOf } from "./exampleCall.ts";

const pagesWithData: readonly PageData[] = Object.values(pageDataAreas)
  .flatMap((area): readonly unknown[] => Object.values(area))
  .filter(isPageData);

/** Pages that show a guest the same data without the customer's own part. */
const pagesOfEveryone: readonly string[] = [loyaltyPaths.programme, scheduledPaths.buyMats, scheduledPaths.buyWetFood];

/** The pages without parameters that only a customer with an account may see. */
export const accountPages = pagesWithData.filter(
  ({ page, isPublic }) => !isPublic && !page.includes(":") && !pagesOfEveryone.includes(page),
);

function pathOf({ page }: PageData, settings: CheckSettings): string {
  const parameters = pageParametersOf(page, settings);
  return page.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
}

/** The data under `page` of the visitor's latest document. */
function pageDataOf({ embedded }: CheckVisitor): unknown {
  return typeof embedded === "object" && embedded !== null && "page" in embedded ? embedded.page : undefined;
}

/** Opens a page whose data the visitor may not read. @throws Mismatch if it has data. */
export async function expectNoPageData(visitor: CheckVisitor, page: string): Promise<CheckedReply> {
  const reply = await visitor.open(page);
  const data = pageDataOf(visitor) ?? undefined;
  if (data !== undefined) throw new Mismatch(`no data at ${page}`, JSON.stringify(data).slice(0, 120));
  return reply;
}

/** Reads the customer as a visitor who may not. @throws Mismatch if the reply has a CPF. */
export async function expectNoCustomer(visitor: CheckVisitor): Promise<void> {
  const { path } = readCustomerEndpoint;
  const { text } = await visitor.send("GET", path);
  const [cpf] = /"cpf":\s*"[\d.-]+"/.exec(text) ?? [];
  if (cpf) throw new Mismatch(`no personal data at ${path}`, cpf);
}

/** Opens every page: those with data as the visitor who may see it. */
export async function checkPages(settings: CheckSettings, run: RunCheck): Promise<void> {
  await checkDocuments(settings, run);
  const guest = await openedVisitor(settings.origin);
  await run("pages", "the embedded session of a guest", async () => checkSchema(embeddedSessionWire, guest.embedded));
  const account = await loggedInVisitor(settings).catch(() => undefined);
  await run("pages", "the embedded session of the test account", async () => {
    if (account === undefined) throw new Mismatch("a login of the test account", "none");
    return checkSchema(embeddedSessionWire, account.embedded);
  });
  for (const data of pagesWithData) {
    await run("pages", data.page, async () => {
      const path = pathOf(data, settings);
      const visitor = data.isPublic ? guest : account;
      if (visitor === undefined) throw new Skipped("the test account could not log in");
      const reply = await visitor.open(path);
      const sent = pageDataOf(visitor);
      if (reply.status === 404)
        throw new Skipped(`404: the account has nothing at ${path}; name a record of the account with --set`);
      if (reply.status !== 200) throw new Mismatch("200", shortOf(reply));
      if (sent === null || sent === undefined) throw new Mismatch("page data", "none");
      return checkSchema(data.schema, sent);
    });
  }
}

const { logout, ...session } = pathsByArea.session;
const { notFound, ...site } = pathsByArea.site;

const withData: ReadonlySet<string> = new Set(pagesWithData.map(({ page }) => page));

/** The pages without data of their own, whose path needs no record. */
const fixedPaths: readonly string[] = Object.values({ ...pathsByArea, session, site })
  .flatMap((area) => Object.values<string>(area))
  .filter((path) => !path.includes(":") && !withData.has(path.replace(/\?.*/, "")));

/** Checks that every other page has a document with a token and an embedded session, and that an unknown path has none. */
async function checkDocuments({ origin }: CheckSettings, run: RunCheck): Promise<void> {
  const visitor = new CheckVisitor(origin);
  await run("pages", `the documents of ${fixedPaths.length} pages`, async () => {
    const wrong: string[] = [];
    for (const path of fixedPaths) {
      visitor.token = "";
      visitor.embedded = undefined;
      const { status } = await visitor.open(path);
      const isDocument = visitor.token !== "" && visitor.embedded !== undefined;
      if (status !== 200 || !isDocument) wrong.push(`${path} (${isDocument ? status : "no document"})`);
    }
    if (wrong.length > 0) throw new Mismatch("200 with a csrf-token and page-data for each", wrong.join(", "));
    return [];
  });
  await run("pages", "an unknown path has a document with 404", async () => {
    const { status } = await visitor.open("/nada");
    if (status !== 404) throw new Mismatch("404", String(status));
    return [];
  });
}
