import { createExternalStore } from "@petbox/domain/store/createExternalStore";
import type { MessageTone } from "../Alert/toneLabel.ts";

export interface ToastMessage {
  tone: MessageTone;
  title?: string | undefined;
  description: string;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** The visible notices: any code shows them, one `ToastRegion` renders them. */
export interface Toaster {
  /** Shows a notice. If the same notice is still visible, its timer restarts and it is not duplicated. */
  showToast(message: ToastMessage): void;
  dismiss(id: number): void;
  /** The current notices, oldest first; the same array until one is added or removed. */
  toasts(): readonly Toast[];
  /** Subscribes to changes; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** More would cover a phone's screen: the oldest is removed. */
const mostAtOnce = 3;

/**
 * Creates a toaster. Each application root has its own, so that their notices do not mix.
 *
 * @example
 * const toaster = createToaster();
 * // Once, at the root of the application: <ToastRegion toaster={toaster} />
 * toaster.showToast({ tone: "success", description: "Cupom copiado com sucesso!" });
 */
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
