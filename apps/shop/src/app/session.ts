import { type PageData, unknownVisitor } from "@petbox/api-client/page/pageData";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";
import { loadOnce } from "./loadOnce.ts";

/** What is known of the visitor: what the page handed over, and what has been saved since. */
export interface SessionData extends PageData {
  /** False until the page was read; the prerendered one is everybody's. */
  readonly known: boolean;
}

export interface Session {
  get(): SessionData;
  /**
   * Reads what the page handed over, once; what was saved before that stays. A reading that fails may be tried again.
   * @returns what is known now.
   */
  load(): Promise<SessionData>;
  /** Adds saved answers, and answers all of them as they are now. */
  answer(saved: Answers): Answers;
  change(change: Partial<PageData>): void;
  subscribe(listener: () => void): () => void;
}

/** What is known before the page was read. */
export const initialSession: SessionData = { ...unknownVisitor, known: false };

/** @param readPage reads what the page handed over. */
export function createSession(readPage: () => Promise<PageData>): Session {
  let saved: Partial<PageData> = {};
  let current = initialSession;
  const listeners = new Set<() => void>();
  const become = (next: SessionData) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const change = (next: Partial<PageData>) => {
    saved = { ...saved, ...next };
    become({ ...current, ...next });
  };
  const read = loadOnce(async () => {
    const page = await readPage();
    become({ ...page, ...saved, answers: withAnswers(page.answers, saved.answers ?? {}), known: true });
  });
  return {
    get: () => current,
    async load() {
      await read();
      return current;
    },
    answer(anew) {
      change({ answers: withAnswers(current.answers, anew) });
      return current.answers;
    },
    change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
