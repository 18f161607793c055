import { Button } from "../../actions/Button/Button.tsx";
import { Bottom } from "./SlideDeck.styles.ts";

interface DeckButtonsProps {
  backLabel: string;
  nextLabel: string;
  finishLabel: string;
  busyLabel: string | undefined;
  busy: boolean;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onFinish: () => void;
}

/** The way on stays under the thumb from the first slide to the last, where it is the way out. */
export function DeckButtons(props: DeckButtonsProps) {
  const { backLabel, nextLabel, finishLabel, busyLabel, busy, onBack, onNext, onFinish } = props;
  return (
    <Bottom>
      {onBack === undefined ? null : (
        <Button variant="secondary" aria-disabled={busy || undefined} onClick={onBack}>
          {backLabel}
        </Button>
      )}
      <Button busy={busy} onClick={onNext ?? onFinish} {...(busyLabel === undefined ? {} : { busyLabel })}>
        {onNext === undefined ? finishLabel : nextLabel}
      </Button>
    </Bottom>
  );
}
