import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const Nothing = () => null;

/** An optional part of a page. If its code does not load, the page goes on without it. */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: Nothing })));
}
