import { createExternalStore, type ExternalStore } from "@petbox/domain/store/createExternalStore";

/** What the picture of the card shows of what is being typed. It lives no longer than the form. */
export interface Preview {
  readonly number: string;
  readonly holderName: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly side: "front" | "back";
}

/** The preview outside of React's state: at a keystroke the picture renders again, and no field does. */
export interface CardPreview extends Pick<ExternalStore<Preview>, "get" | "subscribe"> {
  readonly change: (part: Partial<Preview>) => void;
}

/** @param holderName the name that stands in its field from the beginning. */
export function createCardPreview(holderName = ""): CardPreview {
  const empty: Preview = { number: "", holderName, expirationMonth: "", expirationYear: "", side: "front" };
  const store = createExternalStore(empty);
  return { ...store, change: (part) => store.set({ ...store.get(), ...part }) };
}
