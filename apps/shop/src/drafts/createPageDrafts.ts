import { changeOf, controlsOf, isUntouched, restore, scopeOf } from "./draftControls.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { draftName, type PageDrafts } from "./pageDrafts.ts";

/**
 * The dialogs that were closed permanently: saved, cancelled or discarded. A dialog in a hidden panel reappears with its text, and a dialog
 * that is removed together with its page does not count as closed.
 */
function closedDialogs(changes: readonly MutationRecord[]): ReadonlySet<HTMLDialogElement> {
  const closed = changes.flatMap(({ target, removedNodes }) => [
    ...[...removedNodes].filter((node) => node instanceof HTMLDialogElement),
    ...(target instanceof HTMLDialogElement && !target.open && !isInHiddenPanel(target) ? [target] : []),
  ]);
  return new Set(closed);
}

/** Browsers without `checkVisibility` discard the text, as after a cancel. */
const isInHiddenPanel = ({ parentElement }: HTMLDialogElement) => parentElement?.checkVisibility?.() === false;

/** Drafts of a document's forms. The forms need no code for it. */
export function createPageDrafts(drafts: Drafts, document: Document): PageDrafts {
  return {
    watch(page, changed = []) {
      const name = draftName(page);
      const left = new AbortController();
      const restored = new WeakSet<Element>();
      let draft: Draft = {};

      const keepChange = (target: EventTarget | null) => {
        const change = changeOf(target);
        if (change === undefined) return;
        draft = { ...draft, ...change };
        void drafts.keep(name, draft);
      };
      document.addEventListener("input", ({ target }) => keepChange(target), { signal: left.signal });

      let hasKept = false;
      const read = drafts.read(name).then((kept) => {
        if (kept === undefined) return;
        // Text typed before the read or during it is newer, and was stored without the rest.
        const isTyped = Object.keys(draft).length > 0;
        draft = { ...kept, ...draft };
        if (isTyped) void drafts.keep(name, draft);
        hasKept = true;
        if (!left.signal.aborted) restore(document, draft, restored);
      });

      // A change before hydration had no listener at all.
      const touched = controlsOf(document).filter((control) => !isUntouched(control));
      for (const target of new Set([...touched, ...changed])) keepChange(target);

      const forgetDialog = async (dialog: HTMLDialogElement) => {
        await read;
        const rest = withoutScope(draft, scopeOf(dialog));
        if (rest === draft) return;
        draft = rest;
        if (Object.keys(draft).length === 0) drafts.forget(name);
        else await drafts.keep(name, draft);
      };

      const observer = new MutationObserver((changes) => {
        // After the page is left, the fields belong to the next page, and removed dialogs do not count as closed.
        if (left.signal.aborted) return;
        for (const dialog of closedDialogs(changes)) void forgetDialog(dialog);
        // Forms and fields may mount late, e.g. once the visitor, the plan or the place has loaded.
        if (hasKept) restore(document, draft, restored);
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
      left.signal.addEventListener("abort", () => observer.disconnect());

      return () => left.abort();
    },
    change: (page, change) => void drafts.change(draftName(page), change),
    forget: (page) => drafts.forget(draftName(page)),
    forgetAll: () => drafts.forgetAll(),
  };
}

/** Returns the same object if the draft has no field of the scope. */
function withoutScope(draft: Draft, scope: string): Draft {
  const all = Object.entries(draft);
  const rest = all.filter(([key]) => !key.startsWith(scope));
  return rest.length === all.length ? draft : Object.fromEntries(rest);
}
