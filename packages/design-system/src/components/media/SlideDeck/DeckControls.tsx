import { slideProgress } from "@petbox/domain/welcome/slideProgress";
import { Button } from "../../actions/Button/Button.tsx";
import { ProgressBar } from "../../status/ProgressBar/ProgressBar.tsx";
import { Bottom, Count, Top } from "./SlideDeck.styles.ts";
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
          <span>{current + 1 < total ? texts.skipLabel : texts.declineLabel}</span>
        </Button>
      )}
    </Top>
  );
}

interface DeckButtonsProps {
  texts: SlideDeckTexts;
  pending: boolean;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onFinish: () => void;
}

/** The next button stays under the thumb from the first slide to the last, where it becomes the finish button. */
export function DeckButtons(props: DeckButtonsProps) {
  const { texts, pending, onBack, onNext, onFinish } = props;
  return (
    <Bottom>
      {onBack === undefined ? null : (
        <Button variant="secondary" aria-disabled={pending || undefined} onClick={onBack}>
          {texts.backLabel}
        </Button>
      )}
      <Button pending={pending} onClick={() => (onNext ?? onFinish)()} texts={texts}>
        {onNext === undefined ? texts.finishLabel : texts.nextLabel}
      </Button>
    </Bottom>
  );
}
