import { Button } from "../../actions/Button/Button.tsx";
import { Bottom } from "./SlideDeck.styles.ts";
import type { SlideDeckTexts } from "./slideDeckTexts.ts";

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
