import { changeOf, restore } from "./draftControls.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { draftName, type PageDrafts } from "./pageDrafts.ts";

/** Drafts of the forms of a document: the forms themselves know nothing of it. */
export function createPageDrafts(drafts: Drafts, document: Document): PageDrafts {
  return {
    watch(page) {
      const name = draftName(page);
      const left = new AbortController();
      const restored = new WeakSet<Element>();
      let draft: Draft = {};

      document.addEventListener(
        "input",
        ({ target }) => {
          const change = changeOf(target);
          if (change === undefined) return;
          draft = { ...draft, ...change };
          void drafts.keep(name, draft);
        },
        { signal: left.signal },
      );

      void drafts.read(name).then((kept) => {
        if (kept === undefined || left.signal.aborted) return;
        // What was typed while it was read is newer.
        draft = { ...kept, ...draft };
        // Forms, and fields of forms, come when the visitor, the plan or the place is known.
        const observer = new MutationObserver(() => {
          // The next page's fields are not this page's.
          if (!left.signal.aborted) restore(document, draft, restored);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        left.signal.addEventListener("abort", () => observer.disconnect());
        restore(document, draft, restored);
      });

      return () => left.abort();
    },
    forget: (page) => drafts.forget(draftName(page)),
    forgetAll: () => drafts.forgetAll(),
  };
}
