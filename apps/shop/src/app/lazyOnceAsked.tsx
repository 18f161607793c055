import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/**
 * A part of a page that nobody sees until it is asked for, as a dialog; from then on it stays, with what it remembers. Its
 * code comes when the browser has nothing else to do, or when it is asked for.
 */
export function lazyOnceAsked<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isAskedBy: (props: Props) => boolean,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load);
  return (props) => {
    const [isAsked, setAsked] = useState(false);
    if (!isAsked && isAskedBy(props)) setAsked(true);
    // Who is offline by then waits when it is asked for.
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    return isAsked ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
