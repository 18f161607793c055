import { join } from "node:path";
import { runServer } from "@petbox/mock-server/server/runServer";
import { openSite } from "@petbox/mock-server/server/site";
import { openPanel } from "./openPanel.ts";

/**
 * Runs the built shop in this terminal. Flags and environment are read before the build: a wrong flag fails at once, and
 * Vite's build changes `NODE_ENV`.
 * @param build builds what is stale. Returns the folder with `site` and `panel`.
 */
export function startShop(build: () => Promise<string>): Promise<void> {
  return runServer(async ({ realtimePort }) => {
    const folder = await build();
    return { ...openSite(join(folder, "site"), realtimePort), panel: openPanel(join(folder, "panel")) };
  });
}
