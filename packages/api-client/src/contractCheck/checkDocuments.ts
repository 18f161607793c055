import { pathsByArea } from "@petbox/domain/site/paths";
import { pagesWithData } from "./checkPages.ts";
import { Mismatch, type RunCheck } from "./checkResult.ts";
import type { CheckSettings } from "./checkSettings.ts";
import { CheckVisitor } from "./checkVisitor.ts";

const { logout, ...session } = pathsByArea.session;
const { notFound, ...site } = pathsByArea.site;

const withData: ReadonlySet<string> = new Set(pagesWithData.map(({ page }) => page));

/** The pages without data of their own, whose path needs no record. `checkPages` opens the others. */
const fixedPaths: readonly string[] = Object.values({ ...pathsByArea, session, site })
  .flatMap((area) => Object.values<string>(area))
  .filter((path) => !path.includes(":") && !withData.has(path.replace(/\?.*/, "")));

/** Checks that every other page has a document with a token and an embedded session, and that an unknown path has none. */
export async function checkDocuments({ origin }: CheckSettings, run: RunCheck): Promise<void> {
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
