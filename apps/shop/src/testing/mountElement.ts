import type { ReactNode } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { onTestFinished } from "vitest";

/** Renders an element into the document until the test ends. @returns its container. */
export function mountElement(element: ReactNode, options?: RootOptions): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, options);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}
