import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import type { Cep } from "@petbox/domain/address/cep";
import { type Answers, type ContactAnswer, withAnswers } from "@petbox/domain/funnel/answers";
import { createExternalStore, type ExternalStore } from "@petbox/domain/store/createExternalStore";
import { lazy } from "./lazy.ts";
import type { TabChannel } from "./tabs.ts";

/** The session of the visitor: what the document embeds, and what has been saved since. */
export interface SessionData extends EmbeddedSession {
  /** False until the embedded session has been read: the prerendered page is the same for every visitor. */
  readonly known: boolean;
  /** Another tab has changed an answer that this one knew, since this one last gave one. */
  readonly answeredElsewhere: boolean;
  /** Who was there when the session ended on this page: they say again who they are, and what they typed stays theirs. */
  readonly lastContact?: ContactAnswer;
  /** The CEP typed to see the freight. The registration starts with it; it is kept in memory only. */
  readonly deliveryCep?: Cep | undefined;
}

/** The fields that can change. */
type Change = Partial<EmbeddedSession> & Pick<SessionData, "lastContact" | "deliveryCep">;

export interface Session extends Pick<ExternalStore<SessionData>, "get" | "subscribe"> {
  /**
   * Reads what the page handed over, once; what was saved before that stays. A reading that fails may be tried again.
   * @returns the current session.
   */
  load(): Promise<SessionData>;
  /**
   * Reads again what the server keeps of this session, which another tab may have changed.
   * @returns whether an answer that was known is now another one, or is gone.
   */
  reload(): Promise<boolean>;
  /** Reads again what the server has changed in this session; the other tabs do so too. */
  refresh(): Promise<void>;
  /** Adds saved answers, and gives all of them as they are now; the other tabs hear of it. */
  answer(saved: Answers): Answers;
  /** Changes the session, and notifies the other tabs. */
  change(change: Change): void;
  /** Notifies the other tabs of the logout, which ends the session of all of them. */
  leave(): void;
}

/** The session before the embedded one has been read. */
export const initialSession: SessionData = { ...unknownSession, known: false, answeredElsewhere: false };

/** The other tabs of the browser, which have the same session. */
interface OtherTabs {
  /** Reads what the server would hand over now. */
  readonly readAgain: () => Promise<EmbeddedSession>;
  /** Where a tab says what it has done; undefined in a browser whose tabs do not hear each other. */
  readonly channel?: TabChannel | undefined;
  /** Called after a logout in another tab: nothing of the session may stay in this one. */
  readonly onLeft?: () => void;
}

/** @param readPage reads what the page handed over. */
export function createSession(
  readPage: () => Promise<EmbeddedSession>,
  { readAgain, channel, onLeft }: OtherTabs = { readAgain: readPage },
): Session {
  let saved: Change = {};
  const { get, set, subscribe } = createExternalStore(initialSession);
  const change = (next: Change) => {
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
    const known = get();
    const [page, { newsIn }] = await Promise.all([readAgain(), import("./sessionNews.ts")]);
    const news = newsIn(known, page);
    // Of another session, whose token the next call finds expired: it is renewed there.
    if (news === undefined) return false;
    // Answered here meanwhile: the page may not know of it yet.
    if (get().answers !== known.answers) return reload();
    change(page);
    if (news.isOther) set({ ...get(), answeredElsewhere: true });
    return news.isOther;
  }

  const tell = () => channel?.postMessage("changed");
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data === "left") onLeft?.();
      else reload().catch(() => undefined);
    };
  }
  return {
    get,
    subscribe,
    async load() {
      await read();
      return get();
    },
    reload,
    async refresh() {
      await reload();
      tell();
    },
    answer(anew) {
      change({ answers: withAnswers(get().answers, anew) });
      set({ ...get(), answeredElsewhere: false });
      tell();
      return get().answers;
    },
    change(next) {
      change(next);
      tell();
    },
    leave: () => channel?.postMessage("left"),
  };
}
