import { checkoutPaths, funnelPaths } from "../site/paths.ts";

const stepNames = [
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
] as const;

/** The steps of the funnel, named after their questions. */
export type StepName = (typeof stepNames)[number];

/** The path of each step. Paths work with and without a trailing slash (decision 2). */
export const stepPaths: Readonly<Record<StepName, `/${string}`>> = {
  ...funnelPaths,
  checkout: checkoutPaths.checkout,
  payment: checkoutPaths.payment,
  waiting: checkoutPaths.waiting,
};

/** The step at a path; undefined if none exists. */
export function stepAt(pathname: string): StepName | undefined {
  const plain = withoutTrailingSlash(pathname);
  if (plain === checkoutPaths.anotherCard) return "payment";
  return stepNames.find((step) => withoutTrailingSlash(stepPaths[step]) === plain);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
