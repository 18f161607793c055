import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const Nothing = () => null;

/** A part of a page that nobody has asked for. Where its code does not come the page goes on without it. */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}
