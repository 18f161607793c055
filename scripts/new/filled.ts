import type { Choices } from "./choices.ts";

/** The values of a template's placeholders. */
export interface Names extends Choices {
  /** "CouponList" */
  readonly name: string;
  /** An area of the shop, or a group of components. */
  readonly area: string;
  /** The title of the group or area in Storybook's sidebar. */
  readonly title: string;
  /** "couponPaths": the domain's constant with the paths of the area. */
  readonly areaPaths: string;
}

/** "CouponList" → "couponList" */
export const asValue = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** "CouponList" → "coupon-list" */
const asPathSegment = (name: string) => asValue(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Fills in the placeholders of a template. */
export function filled(template: string, names: Names): string {
  const { name, area, title, areaPaths, handle, guardImports, fallback, loader, scenario } = names;
  return template
    .replaceAll("{guardImports}", guardImports)
    .replaceAll("{handle}", handle)
    .replaceAll("{fallback}", fallback)
    .replaceAll("{loader}", loader)
    .replaceAll("{scenario}", scenario)
    .replaceAll("{areaPaths}", areaPaths)
    .replaceAll("{groupTitle}", title)
    .replaceAll("{Area}", title)
    .replaceAll("{area}", area)
    .replaceAll("{sample}", asPathSegment(name))
    .replaceAll("Sample", name)
    .replaceAll("sample", asValue(name));
}
