import { tabStorage } from "../browser/tabStorage.ts";
import type { Session } from "../session/session.ts";
import { createPageDrafts } from "./createPageDrafts.ts";
import { openDraftKey } from "./draftKey.ts";
import { createDrafts } from "./drafts.ts";
import type { PageDrafts } from "./pageDrafts.ts";

/** Drafts in the storage of this tab, and none where the browser forbids it. */
export function browserDrafts(session: Session): PageDrafts {
  const whoIsThere = async () => {
    await session.load();
    return session.get().customerCode;
  };
  return createPageDrafts(createDrafts(tabStorage(), openDraftKey, whoIsThere), document);
}
