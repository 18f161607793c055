import { useRef, useState, useSyncExternalStore } from "react";
import type { Shared } from "./shareAddress.ts";

/** Support for sharing does not change while the page is open. */
const neverChanges = () => () => undefined;

export interface ShareSheet {
  /** Whether the share sheet is available: false on the server and after a failure. */
  readonly available: boolean;
  /** The sheet exists but failed. */
  readonly failed: boolean;
  /** Opens the sheet. Closing it without a choice is not a failure. */
  readonly open: () => Promise<void>;
}

/** The platform's share sheet for `shared`, where available. */
export function useShareSheet({ url, text, title }: Shared, onShared?: () => void): ShareSheet {
  const [failed, setFailed] = useState(false);
  const opened = useRef(false);
  const data = { url, ...(text ? { text } : {}), ...(title ? { title } : {}) };
  const known = useSyncExternalStore(
    neverChanges,
    () => canShare(data),
    () => false,
  );

  const open = async () => {
    // Only one sheet can be open: a second call would throw.
    if (opened.current) return;
    opened.current = true;
    try {
      await navigator.share(data);
      onShared?.();
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) setFailed(true);
    } finally {
      opened.current = false;
    }
  };
  return { available: known && !failed, failed, open };
}

/** Older browsers have `share` without `canShare`; Chrome for Linux and desktop Firefox share nothing. */
function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== "function") return false;
  return typeof navigator.canShare !== "function" || navigator.canShare(data);
}
