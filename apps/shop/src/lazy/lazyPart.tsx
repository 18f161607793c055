import { failureOf } from "@petbox/api-client/client/apiError";
import { codeFailure } from "@petbox/design-system/browser/codeFailure";
import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { Dialog } from "@petbox/design-system/components/Dialog";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type LazyValue, lazyValue } from "@petbox/domain/store/lazyValue";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";

// For required parts: a failed load is shown and can be retried. `lazyOptional` is for optional parts.

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

/** A part inside a page, with a skeleton while its code loads. */
export function lazyPart<Props extends object>(
  code: LazyValue<Module<Props>>,
  skeleton: ReactNode,
): ComponentType<Props> {
  return (props) => (
    <AsyncResultView result={useCode(code)} skeleton={skeleton} texts={{ loadingLabel: "" }}>
      {({ default: Part }) => <Part {...props} />}
    </AsyncResultView>
  );
}

/**
 * A dialog of a page. Its code loads when the browser is idle, or when the dialog first opens. From then on it stays
 * mounted and keeps its state. If the code does not load, a dialog in its place shows the failure.
 * @param openProp the prop that is true or an object while the dialog is open, and otherwise false or undefined.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<Module<Props>>,
  openProp: keyof Props,
): ComponentType<Props> {
  const code = lazyValue(load);
  return (props) => {
    const isOpenNow = Boolean(props[openProp]);
    const [wasOpened, setWasOpened] = useState(false);
    if (!wasOpened && isOpenNow) setWasOpened(true);
    useCodeWhenIdle(code);
    const result = useCode(code, isOpenNow);
    if (!wasOpened || result.status === "loading") return null;
    if (result.status === "ready") {
      const Part = result.value.default;
      return <Part {...props} />;
    }
    return (
      <Dialog open={isOpenNow} title="Esta parte não abriu" onClose={props.onClose}>
        <AsyncResultView result={result} skeleton={null} variant="inline">
          {() => null}
        </AsyncResultView>
      </Dialog>
    );
  };
}

/** Loads the code of a part when the browser is idle. If that fails (e.g. offline), it is loaded on first use. */
export function useCodeWhenIdle(code: LazyValue<unknown>): void {
  useEffect(() => whenIdle(code.preload), [code]);
}

/** @param isNeeded whether to start loading. */
function useCode<Code>(code: LazyValue<Code>, isNeeded = true): AsyncResult<Code> {
  const [result, setResult] = useState<AsyncResult<Code>>({ status: "loading" });

  async function failed(thrown: unknown): Promise<void> {
    const failure = failureOf(thrown);
    // A missing file looks like a lost network.
    const cause = failure.kind === "offline" ? await codeFailure() : failure;
    setResult({ status: "failed", failure: cause, retry: () => void retry(), pending: false });
  }

  async function load(): Promise<void> {
    setResult({ status: "ready", value: await code.load() });
  }

  async function retry(): Promise<void> {
    setResult((current) => (current.status === "failed" ? { ...current, pending: true } : current));
    await load().catch(reloadPage).catch(failed);
  }

  const start = useEffectEvent(() => {
    // An earlier failure is hidden while the code loads again.
    setResult((current) => (current.status === "failed" ? { status: "loading" } : current));
    return load().catch(failed);
  });
  useEffect(() => {
    if (isNeeded) void start();
  }, [isNeeded]);

  // A part that was rendered in a closed tab has no effects: its code may have come since.
  return code.loaded === undefined ? result : { status: "ready", value: code.loaded };
}

/** Browsers may cache a failed import until the page is reloaded. Rejects while offline, so that the page stays. */
async function reloadPage(): Promise<void> {
  await fetch(window.location.pathname, { headers: { Accept: "text/html" } });
  window.location.reload();
}
