import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { Dialog } from "@petbox/design-system/components/Dialog";
import { ReadingView } from "@petbox/design-system/components/ReadingView";
import { type ComponentType, useEffect, useState } from "react";
import { lazy } from "./lazy.ts";
import { useCode } from "./useCode.ts";

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog of a page, which nobody sees until it is asked for; from then on it stays, with what it remembers. Its code comes
 * when the browser has nothing else to do, or when it is asked for; where it does not come, a dialog in its place says so.
 */
export function lazyOnceAsked<Props extends Closable>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isAskedBy: (props: Props) => boolean,
): ComponentType<Props> {
  const code = lazy(load);
  return (props) => {
    const isAskedNow = isAskedBy(props);
    const [isAsked, setAsked] = useState(false);
    if (!isAsked && isAskedNow) setAsked(true);
    // Who is offline by then waits when it is asked for.
    useEffect(() => whenIdle(() => void code.load().catch(() => undefined)), []);
    const reading = useCode(code, isAskedNow);
    if (!isAsked || reading.status === "loading") return null;
    if (reading.status === "ready") {
      const Part = reading.value.default;
      return <Part {...props} />;
    }
    return (
      <Dialog open={isAskedNow} title="Esta parte não abriu" onClose={props.onClose}>
        <ReadingView reading={reading} skeleton={null} variant="inline">
          {() => null}
        </ReadingView>
      </Dialog>
    );
  };
}
