import { checkoutPaths, funnelPaths } from "../site/paths.ts";

/** The questions of the funnel, by what each one asks. */
export type StepName =
  | "species"
  | "name"
  | "size"
  | "breed"
  | "birthDate"
  | "restriction"
  | "contact"
  | "track"
  | "plan"
  | "extraItem"
  | "checkout"
  | "payment"
  | "waiting";

/** Where each step lives. Every address works with and without its trailing slash (decision 2). */
export const stepPaths: Readonly<Record<StepName, `/${string}`>> = {
  ...funnelPaths,
  checkout: checkoutPaths.checkout,
  payment: checkoutPaths.payment,
  waiting: checkoutPaths.waiting,
};

/** The step at an address, or undefined when none does. */
export function stepAt(pathname: string): StepName | undefined {
  const plain = withoutTrailingSlash(pathname);
  if (plain === checkoutPaths.anotherCard) return "payment";
  return stepNames.find((step) => withoutTrailingSlash(stepPaths[step]) === plain);
}

const stepNames: readonly StepName[] = [
  "species",
  "name",
  "size",
  "breed",
  "birthDate",
  "restriction",
  "contact",
  "track",
  "plan",
  "extraItem",
  "checkout",
  "payment",
  "waiting",
];

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
