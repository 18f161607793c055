import { createPageDrafts } from "../drafts/createPageDrafts.ts";
import { openDraftKey } from "../drafts/draftKey.ts";
import { createDrafts } from "../drafts/drafts.ts";
import type { PageDrafts } from "../drafts/pageDrafts.ts";

/** Drafts in the storage of this tab, and none where the browser forbids it. */
export function browserDrafts(): PageDrafts {
  return createPageDrafts(createDrafts(tabStorage(), openDraftKey), document);
}

function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
