import { type ReactNode, useSyncExternalStore } from "react";
import { mediaQuery } from "../../../browser/mediaQuery.ts";
import { Fold, FoldLine } from "./SummaryCard.styles.ts";

interface SummaryFoldProps {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  readonly total: ReactNode;
  /** The whole card. */
  readonly children: ReactNode;
}

const wide = "(min-width: 998px)";

function watchWidth(notify: () => void): () => void {
  const query = mediaQuery(wide);
  query?.addEventListener("change", notify);
  return () => query?.removeEventListener("change", notify);
}

/** The card behind one line with its name and total. Wide screens show it open; the style does so without a render where it can. */
export function SummaryFold({ picture, name, total, children }: SummaryFoldProps) {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => mediaQuery(wide)?.matches ?? false,
    () => false,
  );
  return (
    <Fold open={isWide}>
      <summary>
        {picture}
        <FoldLine>
          <div>{name}</div>
          <div>{total}</div>
        </FoldLine>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
          <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </summary>
      {children}
    </Fold>
  );
}
