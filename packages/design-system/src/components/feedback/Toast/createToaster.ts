import { createExternalStore } from "@petbox/domain/store/createExternalStore";
import type { MessageTone } from "../Alert/ToneIcon.tsx";

export interface ToastMessage {
  tone: MessageTone;
  title?: string | undefined;
  description: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** The notices on the screen: shown from anywhere, drawn by one `ToastRegion`. */
export interface Toaster {
  /** Shows a notice. The same notice, if it is still there, starts its time anew instead of standing twice. */
  showToast(description: ToastMessage): void;
  dismiss(id: number): void;
  /** The notices now, oldest first; the same array until one comes or goes. */
  toasts(): readonly Toast[];
  /** Calls back whenever one comes or goes, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** More than these would cover a phone's screen: the oldest makes room. */
const mostAtOnce = 3;

/** One toaster is made by each application root, so that two of them (and two stories) never mix their notices. */
export function createToaster(): Toaster {
  const { get, set, subscribe } = createExternalStore<readonly Toast[]>([]);
  let lastId = 0;

  return {
    showToast({ tone, title, description }) {
      lastId += 1;
      const others = get().filter(
        (toast) => toast.tone !== tone || toast.title !== title || toast.description !== description,
      );
      set([...others, { id: lastId, tone, title, description }].slice(-mostAtOnce));
    },
    dismiss(id) {
      if (get().some((toast) => toast.id === id)) set(get().filter((toast) => toast.id !== id));
    },
    toasts: get,
    subscribe,
  };
}
