import { memo } from "react";
import type { Brand } from "../brand/brand.ts";
import { globalRules } from "./globalRules.ts";

interface GlobalStyleProps {
  /**
   * URL of the web font, from the application, whose bundler hashes and preloads it. Until it loads, metric-adjusted
   * local faces prevent layout shifts.
   */
  readonly fontUrl?: string | undefined;
  readonly brand?: Pick<Brand, "id" | "css"> | undefined;
  /** The cascade layer of the rules; outside any layer by default. */
  readonly layer?: string | undefined;
  readonly nonce?: string | undefined;
}

/**
 * Token variables in light and dark, a small reset, body styles, the focus ring, reduced motion and the typeface. Rendered as React's own
 * style element: styled-components would compile it again on every hydration, which took about 100 ms on a slow phone. Changing the theme
 * sets an attribute elsewhere and causes no render here.
 */
export const GlobalStyle = memo(function GlobalStyle({ fontUrl, brand, layer, nonce }: GlobalStyleProps) {
  const placed = (rules: string) => (layer ? `@layer ${layer}{${rules}}` : rules);
  return (
    <>
      <style href={`petbox-${layer}-${fontUrl}`} precedence="petbox" nonce={nonce}>
        {placed(globalRules + (fontUrl ? faceOf(fontUrl) : ""))}
      </style>
      {brand && (
        <style href={`petbox-${layer}-${brand.id}`} precedence="petbox" nonce={nonce}>
          {placed(brand.css)}
        </style>
      )}
    </>
  );
});

const faceOf = (url: string) =>
  `@font-face{font-family:"Nunito Variable";font-weight:200 1000;font-display:swap;src:url("${url}") format("woff2")}`;
