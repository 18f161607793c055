import type { Choices } from "./choices.ts";

/** What a template's words become. */
export interface Names extends Choices {
  /** "CouponList" */
  readonly name: string;
  /** An area of the shop, or a group of components. */
  readonly area: string;
  /** How the sidebar calls a group, or an area. */
  readonly title: string;
  /** "couponPaths": the addresses of the area. */
  readonly areaPaths: string;
}

/** "CouponList" as a value is called: "couponList". */
export const asValue = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** "CouponList" as an address is written: "coupon-list". */
const asAddress = (name: string) => asValue(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A template with the names of what is written in place of its own. */
export function filled(template: string, names: Names): string {
  const { name, area, title, areaPaths, pageImports, path, choices, scenario } = names;
  return template
    .replaceAll("{pageImports}", pageImports)
    .replaceAll("{path}", path)
    .replaceAll("{choices}", choices)
    .replaceAll("{scenario}", scenario)
    .replaceAll("{areaPaths}", areaPaths)
    .replaceAll("{groupTitle}", title)
    .replaceAll("{Area}", title)
    .replaceAll("{area}", area)
    .replaceAll("{sample}", asAddress(name))
    .replaceAll("Sample", name)
    .replaceAll("sample", asValue(name));
}
