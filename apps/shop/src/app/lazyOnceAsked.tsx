import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { Dialog } from "@petbox/design-system/components/Dialog";
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
    // If the prefetch fails (e.g. offline), the code is loaded on first use.
    useEffect(() => whenIdle(() => void code.load().catch(() => undefined)), []);
    const result = useCode(code, isAskedNow);
    if (!isAsked || result.status === "loading") return null;
    if (result.status === "ready") {
      const Part = result.value.default;
      return <Part {...props} />;
    }
    return (
      <Dialog open={isAskedNow} title="Esta parte não abriu" onClose={props.onClose}>
        <AsyncResultView result={result} skeleton={null} variant="inline">
          {() => null}
        </AsyncResultView>
      </Dialog>
    );
  };
}
