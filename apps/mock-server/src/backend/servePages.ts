import { withApp } from "@petbox/domain/site/withApp";
import type { Hono } from "hono";
import type { FromCaller } from "./caller.ts";
import { type DocumentServer, serveDocument } from "./documents.ts";
import { type Fault, faultyResponse } from "./fault.ts";
import * as pageDataAreas from "./pageDataAreas.ts";
import type { PageDataHandler } from "./pageDataHandler.ts";
import type { Dependencies } from "./requestContext.ts";

const pages: readonly PageDataHandler[] = Object.values(pageDataAreas).flatMap((area) => area.pages);

/** The route patterns of the pages with data. */
export const pagePatterns: readonly string[] = pages.map(({ page }) => page);

interface PageServer {
  readonly dependencies: Dependencies;
  readonly server: DocumentServer;
  /** Runs everything that is due. */
  readonly passTime: () => void;
  /** Waits for the configured latency. @param page its route pattern. @returns the fault in place of the document. */
  readonly faultFor: (page: string) => Promise<Fault | undefined>;
}

/** Serves the pages with data, each also with "/app" in front (decision 51). */
export function servePages(app: Hono<FromCaller>, { dependencies, server, passTime, faultFor }: PageServer): void {
  for (const { page, handle } of pages) {
    for (const address of [page, withApp(page)]) {
      app.get(address, async (context) => {
        const fault = await faultFor(page);
        if (fault) return faultyResponse(fault);
        passTime();
        return serveDocument(context.req.raw, server, {
          address,
          replyTo: (visitor) =>
            handle({
              ...dependencies,
              body: undefined,
              parameters: context.req.param(),
              attempt: undefined,
              visitor,
              remember: (change) => server.visitors.change(visitor.id, change),
            }),
        });
      });
    }
  }
}
