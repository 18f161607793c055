import { useRef, useState, useSyncExternalStore } from "react";
import type { Shared } from "./shareAddress.ts";

/** Nothing ever tells that a browser has learned to share. */
const neverChanges = () => () => undefined;

export interface ShareSheet {
  /** Whether there is a sheet: not on the server, and not after it failed. */
  readonly available: boolean;
  /** The sheet was there, and failed. */
  readonly failed: boolean;
  /** Opens the sheet. One that is closed without a choice is no failure, and says nothing. */
  readonly open: () => Promise<void>;
}

/** The platform's own share sheet, where there is one for `shared`. */
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
    // A second press would fail: there is one sheet at a time.
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

/** Older browsers that share cannot say what; Chrome for Linux and Firefox for desktops share nothing. */
function canShare(data: ShareData): boolean {
  if (typeof navigator.share !== "function") return false;
  return typeof navigator.canShare !== "function" || navigator.canShare(data);
}
