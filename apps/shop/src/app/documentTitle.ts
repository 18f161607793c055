import { useEffect } from "react";

/** What the document of a page is called. */
export function documentTitle(title: string): string {
  return `${title} · PetBox`;
}

/**
 * What the page shows is called otherwise than the page, as long as it is shown: the tab is found by it.
 * @param title undefined for the page's own.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const shown = documentTitle(title);
    document.title = shown;
    return () => {
      // Another page has given the document its own title by then.
      if (document.title === shown) document.title = before;
    };
  }, [title]);
}
