/** Keeps what is typed into a page's forms and not saved yet, and gives it back after a reload, a crash or a way back. */
export interface PageDrafts {
  /**
   * Gives back what was typed on this page, and keeps what is typed from now on.
   * @param page its address, without query.
   * @returns how to stop, when the page is left.
   */
  watch(page: string): () => void;
  /** The page was saved: what was typed there is the server's now. */
  forget(page: string): void;
  /** Deletes all drafts, after a payment or when another person takes over. */
  forgetAll(): void;
}

/** Keeps no drafts: for the prerenderer and for stories. */
export const noDrafts: PageDrafts = { watch: () => () => {}, forget: () => {}, forgetAll: () => {} };

/** One page, one name, with the slash at its end and without it. */
export function draftName(page: string): string {
  return page.replace(/\/+$/, "") || "/";
}
