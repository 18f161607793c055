import type { Session } from "../app/session.ts";
import { tabStorage } from "../app/tabStorage.ts";
import { createPageDrafts } from "../drafts/createPageDrafts.ts";
import { openDraftKey } from "../drafts/draftKey.ts";
import { createDrafts } from "../drafts/drafts.ts";
import type { PageDrafts } from "../drafts/pageDrafts.ts";

/** Drafts in the storage of this tab, and none where the browser forbids it. */
export function browserDrafts(session: Session): PageDrafts {
  const whoIsThere = async () => {
    await session.load();
    return session.get().customerCode;
  };
  return createPageDrafts(createDrafts(tabStorage(), openDraftKey, whoIsThere), document);
}
