import { type PageData, unknownVisitor } from "@petbox/api-client/page/pageData";
import { type Answers, withAnswers } from "@petbox/domain/funnel/answers";
import { createStore, type Store } from "@petbox/domain/store/createStore";
import { lazy } from "./lazy.ts";
import type { TabChannel } from "./tabs.ts";

/** What is known of the visitor: what the page handed over, and what has been saved since. */
export interface SessionData extends PageData {
  /** False until the page was read; the prerendered one is everybody's. */
  readonly known: boolean;
  /** Another tab has changed an answer that this one knew, since this one last gave one. */
  readonly answeredElsewhere: boolean;
}

export interface Session extends Pick<Store<SessionData>, "get" | "subscribe"> {
  /**
   * Reads what the page handed over, once; what was saved before that stays. A reading that fails may be tried again.
   * @returns what is known now.
   */
  load(): Promise<SessionData>;
  /**
   * Reads again what the server keeps of this session, which another tab may have changed.
   * @returns whether an answer that was known is now another one, or is gone.
   */
  reload(): Promise<boolean>;
  /** Adds saved answers, and gives all of them as they are now; the other tabs hear of it. */
  answer(saved: Answers): Answers;
  change(change: Partial<PageData>): void;
}

/** What is known before the page was read. */
export const initialSession: SessionData = { ...unknownVisitor, known: false, answeredElsewhere: false };

/** The other tabs of the browser, which have the same session. */
interface OtherTabs {
  /** Reads what the server would hand over now. */
  readonly readAgain: () => Promise<PageData>;
  /** Where a tab says that it has saved an answer; undefined in a browser whose tabs do not hear each other. */
  readonly channel?: TabChannel | undefined;
}

/** @param readPage reads what the page handed over. */
export function createSession(
  readPage: () => Promise<PageData>,
  { readAgain, channel }: OtherTabs = { readAgain: readPage },
): Session {
  let saved: Partial<PageData> = {};
  const { get, set, subscribe } = createStore(initialSession);
  const change = (next: Partial<PageData>) => {
    saved = { ...saved, ...next };
    set({ ...get(), ...next });
  };
  const { load: read } = lazy(async () => {
    const page = await readPage();
    const answers = withAnswers(page.answers, saved.answers ?? {});
    set({ ...page, ...saved, answers, known: true, answeredElsewhere: false });
  });

  async function reload(): Promise<boolean> {
    await read();
    const { answers, sessionId } = get();
    const [page, { isAnsweredOtherwise }] = await Promise.all([
      readAgain(),
      import("@petbox/domain/funnel/answeredOtherwise"),
    ]);
    // Of another session, whose token the next call finds expired: it is renewed there.
    if (page.sessionId !== sessionId) return false;
    // Answered here meanwhile: the page may not know of it yet.
    if (get().answers !== answers) return reload();
    const isOther = isAnsweredOtherwise(answers, page.answers);
    change(page);
    if (isOther) set({ ...get(), answeredElsewhere: true });
    return isOther;
  }

  if (channel) channel.onmessage = () => void reload().catch(() => undefined);
  return {
    get,
    subscribe,
    async load() {
      await read();
      return get();
    },
    reload,
    answer(anew) {
      change({ answers: withAnswers(get().answers, anew) });
      set({ ...get(), answeredElsewhere: false });
      channel?.postMessage("answered");
      return get().answers;
    },
    change,
  };
}
