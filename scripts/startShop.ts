import { join } from "node:path";
import { runServer } from "@petbox/mock-server/server/runServer";
import { openSite } from "@petbox/mock-server/server/site";
import { openPanel } from "./openPanel.ts";

/**
 * Runs the built shop in this terminal. What the terminal says is read before anything is built: a wrong flag is told at
 * once, and Vite's build leaves a `NODE_ENV` of its own behind.
 * @param build makes what is not built yet, and gives the folder of it: the site is in `site`, the panel in `panel`.
 */
export function startShop(build: () => Promise<string>): Promise<void> {
  return runServer(async ({ realtimePort }) => {
    const folder = await build();
    return { ...openSite(join(folder, "site"), realtimePort), panel: openPanel(join(folder, "panel")) };
  });
}
