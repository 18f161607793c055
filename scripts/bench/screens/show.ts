import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** What the measuring side asks the page for. */
    bench: {
      /** Puts the screen on the page and lays it out, styles and effects done, before it returns. */
      mount?: () => void;
      changeTheme?: (scheme: "light" | "dark") => void;
    };
  }
}

window.bench = {};

/** Leaves it to the measuring side when the screen is put on the page. */
export function show(screen: ReactNode): void {
  window.bench.mount = () => {
    const place = document.createElement("div");
    document.body.append(place);
    const root = createRoot(place);
    flushSync(() => root.render(screen));
    // Asked for its height, the page computes every style and lays out all of it now.
    void document.body.offsetHeight;
  };
}
