import { type ReactNode, useLayoutEffect, useRef } from "react";
import { MoreContrast } from "./MoreContrast.tsx";
import type { Look } from "./toolbarChoices.ts";

/** Applies the toolbar's look to the shop, by overriding the attributes of its `ThemeRoot`. Its screens speak Portuguese only. */
export function LookAround({ look, children }: { readonly look: Look; readonly children: ReactNode }) {
  const { theme, contrast, motion, brand, direction } = look;
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = around.current?.querySelector("[data-theme]");
    root?.setAttribute("data-theme", theme);
    root?.setAttribute("data-motion", motion);
    if (brand) root?.setAttribute("data-brand", brand.id);
    else root?.removeAttribute("data-brand");
  });
  return (
    <div ref={around} dir={direction} style={{ display: "contents" }}>
      {brand && (
        <style href={`look-${brand.id}`} precedence="petbox">
          {brand.css}
        </style>
      )}
      {contrast === "more" && <MoreContrast brand={brand} />}
      {children}
    </div>
  );
}
