import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Look } from "./toolbar.ts";

/** Applies the toolbar's theme to the shop, by overriding the attributes of its `ThemeRoot`. */
export function LookAround({ look: { theme, motion }, children }: { look: Look; children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = around.current?.querySelector("[data-theme]");
    root?.setAttribute("data-theme", theme);
    root?.setAttribute("data-motion", motion);
  });
  return (
    <div ref={around} style={{ display: "contents" }}>
      {children}
    </div>
  );
}
