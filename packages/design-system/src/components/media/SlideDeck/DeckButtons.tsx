import { Button } from "../../actions/Button/Button.tsx";
import { Bottom } from "./SlideDeck.styles.ts";

interface DeckButtonsProps {
  backLabel: string;
  nextLabel: string;
  finishLabel: string;
  pendingLabel: string | undefined;
  pending: boolean;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onFinish: () => void;
}

/** The way on stays under the thumb from the first slide to the last, where it is the way out. */
export function DeckButtons(props: DeckButtonsProps) {
  const { backLabel, nextLabel, finishLabel, pendingLabel, pending, onBack, onNext, onFinish } = props;
  return (
    <Bottom>
      {onBack === undefined ? null : (
        <Button variant="secondary" aria-disabled={pending || undefined} onClick={onBack}>
          {backLabel}
        </Button>
      )}
      <Button pending={pending} onClick={onNext ?? onFinish} {...(pendingLabel === undefined ? {} : { pendingLabel })}>
        {onNext === undefined ? finishLabel : nextLabel}
      </Button>
    </Bottom>
  );
}
