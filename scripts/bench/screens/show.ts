import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** What the measuring side asks the page for. */
    bench: {
      /** Puts the screen on the page; milliseconds until it is laid out, styles and effects done. */
      mount?: () => number;
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
    const begun = performance.now();
    const root = createRoot(place);
    flushSync(() => root.render(screen));
    // Asked for its height, the page computes every style and lays out all of it now.
    void document.body.offsetHeight;
    return performance.now() - begun;
  };
}
