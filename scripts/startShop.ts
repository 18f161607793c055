import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PanelDocument } from "@petbox/mock-server/panel/panelState";
import { runServer } from "@petbox/mock-server/server/runServer";
import { openSite } from "@petbox/mock-server/server/site";

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

/** The exports of the panel's bundle (`apps/panel/src/renderPanel.tsx`). */
interface PanelBundle {
  readonly renderPanel: PanelDocument;
}

/** The built scenario panel in `folder`; its code is loaded on first use. */
function openPanel(folder: string): PanelDocument {
  return async (state) => {
    const { renderPanel }: PanelBundle = await import(pathToFileURL(join(folder, "renderPanel.js")).href);
    return renderPanel(state);
  };
}
