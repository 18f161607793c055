import type { Brand } from "../packages/design-system/src/brand/brand.ts";
import { schemeRules } from "../packages/design-system/src/theme/schemeRules.ts";
import { cssVariables } from "../packages/design-system/src/tokens/cssVariables.ts";
import { dark as darkColors } from "../packages/design-system/src/tokens/generated/dark.ts";
import { darkContrast } from "../packages/design-system/src/tokens/generated/darkContrast.ts";
import { lightContrast } from "../packages/design-system/src/tokens/generated/lightContrast.ts";

/** The colours of `prefers-contrast: more` on any device. React keeps a hoisted style for ever, so this one stays in its place. */
export function MoreContrast({ brand }: { readonly brand: Brand | undefined }) {
  const light = cssVariables(brand ? { color: brand.palettes.lightContrast } : lightContrast);
  // All of dark's colours: those that contrast leaves as they are would otherwise be the ones of light's contrast.
  const dark = cssVariables({ color: brand?.palettes.darkContrast ?? { ...darkColors.color, ...darkContrast.color } });
  const declarations = { light, dark, lightContrast: light, darkContrast: dark };
  return <style>{schemeRules(declarations, brand && `[data-brand="${brand.id}"]`)}</style>;
}
