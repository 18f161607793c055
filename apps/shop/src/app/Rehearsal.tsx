import { whenIdle } from "@petbox/design-system/browser/whenIdle";
import { Activity, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { NavigationContext } from "./navigation.ts";
import type { LoadedPage } from "./pages.ts";

/**
 * Fetches the page that probably comes next, and renders it once, without effects and out of the document, while there is
 * nothing else to do: whoever then goes there does not wait for its code to be read and its styles to be made.
 */
export function Rehearsal({ path }: { readonly path: string }) {
  const navigation = use(NavigationContext);
  const [stage, setStage] = useState<{ readonly next: LoadedPage; readonly place: Element }>();

  useEffect(() => {
    let isOver = false;
    whenIdle(async () => {
      const next = await navigation.prefetch(path);
      if (next !== undefined && !isOver) setStage({ next, place: document.createElement("div") });
    });
    return () => {
      isOver = true;
    };
  }, [navigation, path]);

  if (stage === undefined) return null;
  const { Page } = stage.next;
  return (
    // What breaks, or waits, in what is hidden stays there: the page may still be opened.
    <Activity mode="hidden">{createPortal(<Page />, stage.place)}</Activity>
  );
}
