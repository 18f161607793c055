import { useRef, useState } from "react";
import { useAfterHydration } from "../../../browser/useAfterHydration.ts";
import type { Shared } from "./shareAddress.ts";

/** How long the sheet may take to appear, in milliseconds. */
const appearanceTimeout = 1_000;

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
  const openedAt = useRef<number>(undefined);
  const data = { url, ...(text ? { text } : {}), ...(title ? { title } : {}) };
  const known = useAfterHydration(() => canShare(data), false);

  const open = async () => {
    // Only one sheet can be open: a second call would throw. An open sheet covers the button, so a later press means that
    // no sheet has appeared.
    if (openedAt.current !== undefined) {
      if (Date.now() - openedAt.current > appearanceTimeout) setFailed(true);
      return;
    }
    openedAt.current = Date.now();
    try {
      await navigator.share(data);
      onShared?.();
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed) setFailed(true);
    } finally {
      openedAt.current = undefined;
    }
  };
  return { available: known && !failed, failed, open };
}

/** Older browsers have `share` without `canShare`; Chrome for Linux and desktop Firefox share nothing. */
function canShare(data: ShareData): boolean {
  try {
    if (typeof navigator.share !== "function") return false;
    return typeof navigator.canShare !== "function" || navigator.canShare(data);
  } catch {
    return false;
  }
}
