import { type EmbeddedSession, unknownSession } from "@petbox/api-client/page/embeddedSession";
import type { Cep } from "@petbox/domain/address/cep";
import { type Answers, type ContactAnswer, withAnswers } from "@petbox/domain/funnel/answers";
import type { RequestedItem } from "@petbox/domain/scheduled/itemsChange";
import type { ScheduledKind } from "@petbox/domain/scheduled/scheduledKinds";
import type { OpenPurchase } from "@petbox/domain/scheduled/startScheduled";
import { createExternalStore, type ExternalStore } from "@petbox/domain/store/createExternalStore";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import type { TabChannel } from "../browser/tabs.ts";

/** The session of the visitor: the embedded data and the changes saved since. */
export interface SessionData extends EmbeddedSession {
  /** False until the embedded session has been read: the prerendered page is the same for every visitor. */
  readonly known: boolean;
  /** Another tab has changed an answer of this tab since this one last saved an answer. */
  readonly answeredElsewhere: boolean;
  /** The customer's contact when the session ended on this page. They log in again, and their typed text stays theirs. */
  readonly lastContact?: ContactAnswer;
  /** The CEP typed last, at the plan step to see the freight or in the registration; both start with it. */
  readonly deliveryCep?: Cep | undefined;
  /** The purchase of pads or food that ended with the session, and that only its customer can start again. */
  readonly lostPurchase?: OpenPurchase | undefined;
  /** The answers that ended with the session, and that only the customer can give again. */
  readonly lostAnswers?: Pick<Answers, "customerSaved" | "subscription"> | undefined;
}

/** The fields that can change. */
type Change = Partial<EmbeddedSession> & Pick<SessionData, "lastContact" | "lostPurchase" | "lostAnswers">;

export interface Session extends Pick<ExternalStore<SessionData>, "get" | "subscribe"> {
  /**
   * Reads the embedded data once; changes saved before are kept. A failed read can be retried.
   * @returns the current session.
   */
  load(): Promise<SessionData>;
  /**
   * Reads the server's current session, which another tab may have changed.
   * @returns whether a known answer has changed or was removed.
   */
  revalidate(): Promise<boolean>;
  /**
   * Reads the server's current session, and has the other tabs do the same.
   * @returns false if the server has another session now.
   */
  revalidateAndNotifyTabs(): Promise<boolean>;
  /** Adds saved answers and notifies the other tabs. @returns all current answers. */
  answer(saved: Answers): Answers;
  /** Changes the session, and notifies the other tabs. */
  change(change: Change): void;
  /** Keeps the typed CEP, which the server does not: it is no news to the other tabs. */
  keepDeliveryCep(cep: Cep | undefined): void;
  /** The last shown cart of each kind. `renewSession` saves it again after the session has expired. Changing it causes no render. */
  readonly cart: Map<ScheduledKind, readonly RequestedItem[]>;
  /** Notifies the other tabs that this one has followed the logout. Each discards the session if the server has ended it. */
  leave(): void;
  /** Discards the session of this tab, because the server has one of another customer now. */
  discard(): void;
}

/** The session before the embedded one has been read. */
export const initialSession: SessionData = { ...unknownSession, known: false, answeredElsewhere: false };

/** How a session follows the server and the other tabs of the browser, which share it. */
interface SessionSync {
  /** Reads the session that the server would embed now: the fields that it has. */
  readonly fetchSession: () => Promise<Partial<EmbeddedSession>>;
  /** The channel to the other tabs; undefined in a browser without `BroadcastChannel`. */
  readonly channel?: TabChannel | undefined;
  /** Called after a logout or the login of another customer elsewhere: this tab must discard the session. */
  readonly onLeft?: () => void;
}

/** @param readPage reads the embedded data. */
export function createSession(
  readPage: () => Promise<EmbeddedSession>,
  { fetchSession, channel, onLeft }: SessionSync = { fetchSession: readPage },
): Session {
  let saved: Change = {};
  const { get, set, subscribe } = createExternalStore(initialSession);
  const change = (next: Change) => {
    saved = { ...saved, ...next };
    set({ ...get(), ...next });
  };
  const { load: read } = lazyValue(async () => {
    const page = await readPage();
    const answers = withAnswers(page.answers, saved.answers ?? {});
    set({ ...get(), ...page, ...saved, answers, known: true, answeredElsewhere: false });
  });

  /** Takes over the server's session. @returns undefined if it is another one than this. */
  async function syncWithServer(): Promise<{ readonly isOther: boolean } | undefined> {
    await read();
    const known = get();
    const [page, { isOfOtherCustomer, newsIn, noteReplacedOrder }] = await Promise.all([
      fetchSession(),
      import("./sessionNews.ts"),
    ]);
    if (isOfOtherCustomer(known, page)) onLeft?.();
    const news = newsIn(known, page);
    // The next call gets an expired token and renews the session.
    if (news === undefined) return undefined;
    // This tab has saved an answer in the meantime, which the page may lack.
    if (get().answers !== known.answers) return syncWithServer();
    noteReplacedOrder(known, { ...known, ...page });
    change(page);
    if (news.isOther) set({ ...get(), answeredElsewhere: true });
    return news;
  }

  /** Another tab has followed the logout. It may not have reached the server, and then this tab keeps the typed text of its customer. */
  async function discardIfEnded(): Promise<void> {
    await read();
    const [{ visitor, ...page }, { isOfOtherCustomer }] = await Promise.all([
      fetchSession(),
      import("./sessionNews.ts"),
    ]);
    if (visitor?.authorized !== true || isOfOtherCustomer(get(), page)) onLeft?.();
  }

  const revalidate = async () => (await syncWithServer())?.isOther ?? false;

  const notifyTabs = () => channel?.postMessage("changed");
  if (channel) {
    channel.onmessage = ({ data }) => {
      const heard = data === "left" ? discardIfEnded() : revalidate();
      heard.catch(() => undefined);
    };
  }
  return {
    get,
    subscribe,
    async load() {
      await read();
      return get();
    },
    revalidate,
    async revalidateAndNotifyTabs() {
      const news = await syncWithServer();
      notifyTabs();
      return news !== undefined;
    },
    answer(answers) {
      change({ answers: withAnswers(get().answers, answers) });
      set({ ...get(), answeredElsewhere: false });
      notifyTabs();
      return get().answers;
    },
    change(next) {
      change(next);
      notifyTabs();
    },
    keepDeliveryCep: (deliveryCep) => set({ ...get(), deliveryCep }),
    cart: new Map(),
    leave: () => channel?.postMessage("left"),
    discard: () => onLeft?.(),
  };
}
