import { Activity, createContext, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { LazyPage } from "./lazyPage.tsx";
import { OpeningContext } from "./opening.ts";
import { whenIdle } from "./whenIdle.ts";

/** Whether what is rendered is a rehearsal, which nobody sees. */
export const RehearsalContext = createContext(false);

/**
 * Fetches the page that probably comes next, and renders it once, without effects and out of the document, while there is
 * nothing else to do: whoever then goes there does not wait for its code to be read and its styles to be made.
 */
export function Rehearsal({ path }: { readonly path: string }) {
  const opening = use(OpeningContext);
  const [stage, setStage] = useState<{ readonly page: LazyPage; readonly place: Element }>();

  useEffect(() => {
    let isOver = false;
    whenIdle(async () => {
      const page = await opening.prefetch(path);
      if (page !== undefined && !isOver) setStage({ page, place: document.createElement("div") });
    });
    return () => {
      isOver = true;
    };
  }, [opening, path]);

  if (stage === undefined) return null;
  return (
    // What breaks, or waits, in what is hidden stays there: the page may still be opened.
    <Activity mode="hidden">
      {createPortal(
        <RehearsalContext value={true}>
          <Rehearsed page={stage.page} />
        </RehearsalContext>,
        stage.place,
      )}
    </Activity>
  );
}

function Rehearsed({ page }: { readonly page: LazyPage }) {
  const { Page } = use(page.code());
  return <Page />;
}
