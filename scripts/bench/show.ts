import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

declare global {
  interface Window {
    bench: {
      /** Renders the screen and lays it out, with styles and layout effects, before it returns. */
      readonly mount: () => void;
      readonly unmount: () => void;
    };
  }
}

/** Makes a screen available to the measurement, without rendering it. */
export function show(screen: ReactNode): void {
  let root: Root | undefined;
  window.bench = {
    mount: () => {
      root = createRoot(document.body.appendChild(document.createElement("main")));
      const mounted = root;
      flushSync(() => mounted.render(screen));
      // Reading the height forces style and layout of the whole page.
      void document.body.offsetHeight;
    },
    unmount: () => {
      root?.unmount();
      document.querySelector("body > main")?.remove();
    },
  };
}
