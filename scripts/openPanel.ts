import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PanelDocument } from "@petbox/mock-server/panel/panelState";

/** What the panel's bundle exports (`apps/panel/src/renderPanel.tsx`). */
interface PanelBundle {
  readonly renderPanel: PanelDocument;
}

/** The scenario panel as it was built into a folder. Its code is read when somebody opens it first. */
export function openPanel(folder: string): PanelDocument {
  return async (state) => {
    const { renderPanel }: PanelBundle = await import(pathToFileURL(join(folder, "renderPanel.js")).href);
    return renderPanel(state);
  };
}
