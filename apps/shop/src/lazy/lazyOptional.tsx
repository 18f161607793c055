import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

const Nothing = () => null;

/**
 * An optional part of a page. If its code does not load, the page works without it; the next mount tries again.
 * `lazyPart` is for parts that the page needs.
 * @param fallback shown while the code loads.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;

  function start(): ComponentType<Props> {
    part ??= lazy(() =>
      load().catch(() => {
        part = undefined;
        return { default: Nothing };
      }),
    );
    return part;
  }

  return (props) => {
    const [Part] = useState(start);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
