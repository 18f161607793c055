import type { MessageKind } from "../Alert/KindIcon.tsx";

export interface ToastMessage {
  kind: MessageKind;
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
  /** Calls back whenever one comes or goes, until the answered function is called. */
  subscribe(listener: () => void): () => void;
}

/** More than these would cover a phone's screen: the oldest makes room. */
const mostAtOnce = 3;

/** One toaster is made by each application root, so that two of them (and two stories) never mix their notices. */
export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    showToast({ kind, title, description }) {
      lastId += 1;
      const others = toasts.filter(
        (toast) => toast.kind !== kind || toast.title !== title || toast.description !== description,
      );
      change([...others, { id: lastId, kind, title, description }].slice(-mostAtOnce));
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
    toasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
