import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PanelDocument } from "@petbox/mock-server/panel/panelState";

/** The exports of the panel's bundle (`apps/panel/src/renderPanel.tsx`). */
interface PanelBundle {
  readonly renderPanel: PanelDocument;
}

/** The built scenario panel in `folder`; its code is loaded on first use. */
export function openPanel(folder: string): PanelDocument {
  return async (state) => {
    const { renderPanel }: PanelBundle = await import(pathToFileURL(join(folder, "renderPanel.js")).href);
    return renderPanel(state);
  };
}
