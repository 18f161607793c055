import { type PageData, unknownVisitor } from "@petbox/api-client/page/pageData";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";
import { createStore, type Store } from "@petbox/domain/store/createStore";
import { lazy } from "./lazy.ts";

/** What is known of the visitor: what the page handed over, and what has been saved since. */
export interface SessionData extends PageData {
  /** False until the page was read; the prerendered one is everybody's. */
  readonly known: boolean;
}

export interface Session extends Pick<Store<SessionData>, "get" | "subscribe"> {
  /**
   * Reads what the page handed over, once; what was saved before that stays. A reading that fails may be tried again.
   * @returns what is known now.
   */
  load(): Promise<SessionData>;
  /** Adds saved answers, and answers all of them as they are now. */
  answer(saved: Answers): Answers;
  change(change: Partial<PageData>): void;
}

/** What is known before the page was read. */
export const initialSession: SessionData = { ...unknownVisitor, known: false };

/** @param readPage reads what the page handed over. */
export function createSession(readPage: () => Promise<PageData>): Session {
  let saved: Partial<PageData> = {};
  const { get, set, subscribe } = createStore(initialSession);
  const change = (next: Partial<PageData>) => {
    saved = { ...saved, ...next };
    set({ ...get(), ...next });
  };
  const { load: read } = lazy(async () => {
    const page = await readPage();
    set({ ...page, ...saved, answers: withAnswers(page.answers, saved.answers ?? {}), known: true });
  });
  return {
    get,
    subscribe,
    async load() {
      await read();
      return get();
    },
    answer(anew) {
      change({ answers: withAnswers(get().answers, anew) });
      return get().answers;
    },
    change,
  };
}
