import type { Draft } from "./drafts.ts";

/** Stores the unsaved text of a page's forms, and restores it after a reload, a crash or a return to the page. */
export interface PageDrafts {
  /**
   * Restores the text of a page, and stores its changes from now on.
   * @param page its path, without the query.
   * @param changed the targets of the page's earlier input events, which are stored as well.
   * @returns a function that stops, for when the page is left.
   */
  watch(page: string, changed?: Iterable<EventTarget>): () => void;
  /** Changes the draft of another page, after newer text was typed on this one. */
  change(page: string, change: (draft: Draft) => Draft): void;
  /** Deletes the draft of a page, after its text was saved. */
  forget(page: string): void;
  /** Deletes all drafts, after a payment or when another person takes over. */
  forgetAll(): void;
}

/** Keeps no drafts: for the prerenderer and for stories. */
export const noDrafts: PageDrafts = { watch: () => () => {}, change: () => {}, forget: () => {}, forgetAll: () => {} };

/** The name of a page's draft, with or without a trailing slash. */
export function draftName(page: string): string {
  return page.replace(/\/+$/, "") || "/";
}
