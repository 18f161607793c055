/** What the picture of the card shows of what is being typed. It lives no longer than the form. */
export interface Preview {
  readonly number: string;
  readonly holderName: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly side: "front" | "back";
}

/** The preview outside of React's state: at a keystroke the picture renders again, and no field does. */
export interface CardPreview {
  readonly current: () => Preview;
  readonly change: (part: Partial<Preview>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCardPreview(): CardPreview {
  let preview: Preview = { number: "", holderName: "", expirationMonth: "", expirationYear: "", side: "front" };
  const listeners = new Set<() => void>();
  return {
    current: () => preview,
    change(part) {
      preview = { ...preview, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
