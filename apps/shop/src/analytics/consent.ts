import { useSyncExternalStore } from "react";

/** The attribute of `<html>` with the visitor's choice. A page without it requires no consent. */
const attribute = "data-analytics-consent";

/** The visitor's choice: "asked", "granted" or "denied"; any other text counts as denied. */
export function consentOf({ documentElement }: Document): string {
  return documentElement.getAttribute(attribute) ?? "granted";
}

/** Calls `listener` when the choice changes. @returns stops it. */
export function watchConsent({ documentElement }: Document, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const subscribe = (listener: () => void) => watchConsent(document, listener);
const isGranted = () => consentOf(document) === "granted";

/** Whether the visitor's purchase may be recorded now. */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribe, isGranted, () => false);
}
