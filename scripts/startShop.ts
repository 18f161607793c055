import { join } from "node:path";
import { runServer } from "@petbox/mock-server/server/runServer";
import { openSite } from "@petbox/mock-server/server/site";

/**
 * Runs the built shop in this terminal. What the terminal says is read before anything is built: a wrong flag is told at
 * once, and Vite's build leaves a `NODE_ENV` of its own behind.
 * @param build makes what is not built yet, and gives the folder that the built site is in.
 */
export function startShop(build: () => Promise<string>): Promise<void> {
  return runServer(async ({ realtimePort }) => openSite(join(await build(), "site"), realtimePort));
}
