import { closedDialogs } from "./closedDialogs.ts";
import { changeOf, restore, scopeOf } from "./draftControls.ts";
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

      let hasKept = false;
      const read = drafts.read(name).then((kept) => {
        if (kept === undefined) return;
        // What was typed while it was read is newer.
        draft = { ...kept, ...draft };
        hasKept = true;
        if (!left.signal.aborted) restore(document, draft, restored);
      });

      const forgetDialog = async (dialog: HTMLDialogElement) => {
        await read;
        const rest = withoutScope(draft, scopeOf(dialog));
        if (rest === draft) return;
        draft = rest;
        if (Object.keys(draft).length === 0) drafts.forget(name);
        else await drafts.keep(name, draft);
      };

      const observer = new MutationObserver((changes) => {
        // The next page's fields are not this page's, and a page that is left takes its dialogs along.
        if (left.signal.aborted) return;
        for (const dialog of closedDialogs(changes)) void forgetDialog(dialog);
        // Forms, and fields of forms, come when the visitor, the plan or the place is known.
        if (hasKept) restore(document, draft, restored);
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
      left.signal.addEventListener("abort", () => observer.disconnect());

      return () => left.abort();
    },
    forget: (page) => drafts.forget(draftName(page)),
    forgetAll: () => drafts.forgetAll(),
  };
}

/** The same draft where nothing of it is the scope's. */
function withoutScope(draft: Draft, scope: string): Draft {
  const all = Object.entries(draft);
  const rest = all.filter(([key]) => !key.startsWith(scope));
  return rest.length === all.length ? draft : Object.fromEntries(rest);
}
