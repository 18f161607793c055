import { createRoot, type Root } from "react-dom/client";
import { onTestFinished } from "vitest";

/** A React root in the document until the test ends. */
export function openRoot(): { readonly page: HTMLElement; readonly root: Root } {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });
  return { page, root };
}
