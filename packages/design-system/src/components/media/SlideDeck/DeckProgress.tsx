import { slideProgress } from "@petbox/domain/welcome/slideProgress";
import { Button } from "../../actions/Button/Button.tsx";
import { ProgressBar } from "../../status/ProgressBar/ProgressBar.tsx";
import { Count, Top } from "./SlideDeck.styles.ts";
import type { SlideDeckTexts } from "./slideDeckTexts.ts";

interface DeckProgressProps {
  current: number;
  total: number;
  texts: SlideDeckTexts;
  onSkip: (() => void) | undefined;
}

/** The progress and the skip button. A single slide has no progress. */
export function DeckProgress({ current, total, texts, onSkip }: DeckProgressProps) {
  if (total <= 1) return null;
  return (
    <Top>
      <ProgressBar label={texts.slideLabel(current + 1, total)} value={slideProgress(current, total)} />
      <Count aria-hidden>{texts.countText(current + 1, total)}</Count>
      {onSkip === undefined ? null : (
        <Button variant="quiet" size="small" onClick={() => onSkip()}>
          {texts.skipLabel}
        </Button>
      )}
    </Top>
  );
}
