import { type ComponentType, useLayoutEffect } from "react";
import { documentTitle } from "./documentTitle.ts";
import { Gated } from "./Gated.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import type { LoadedPage } from "./pages.ts";

const Nothing: ComponentType = () => null;

/** The page that is open: in its frame, behind its gate, under its title. */
export function OpenedPage({ loaded }: { readonly loaded: LoadedPage }) {
  const { page, Page, Shell = page.frame?.Shell ?? Nothing } = loaded;
  const title = documentTitle(page.title);

  // Before the effects of what the page shows, which may give the document another title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // Another page of the same frame and gate is another page: nothing of the one before stays in it.
  const content = <Page key={String(page.path)} />;
  const gated =
    page.gate === undefined ? (
      content
    ) : (
      <Gated gate={page.gate} shell={<Shell />}>
        {content}
      </Gated>
    );
  return (
    <>
      {page.isReadable ? null : <NeedsScript />}
      {page.frame === undefined ? gated : page.frame.around(gated)}
    </>
  );
}
