import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Actions } from "./StoredCardItem.styles.ts";
import type { StoredCardItemTexts } from "./storedCardTexts.ts";

/** The actions of a stored card; an action without its callback has no button. */
export interface CardActionProps {
  /** Called to make this the charged card. The card that already is has no such button. */
  onMakeMain?: (() => void) | undefined;
  /** Called when the edit button is pressed; without it the button is hidden. */
  onEdit?: (() => void) | undefined;
  /** Called to remove the card: confirm first, with `ConfirmDialog`. */
  onRemove?: (() => void) | undefined;
  /** The action in progress; meanwhile both are disabled. */
  pendingAction?: "makeMain" | "remove" | undefined;
}

interface OwnProps extends CardActionProps {
  cardName: string;
  texts: StoredCardItemTexts;
}

/** The buttons of a stored card; the accessible name of each includes the card. */
export function CardActions({ onMakeMain, onEdit, onRemove, pendingAction, cardName, texts }: OwnProps) {
  const { makeMainLabel, editLabel, removeLabel } = texts;
  const offered = [
    { action: "makeMain", label: makeMainLabel, run: onMakeMain },
    { action: "edit", label: editLabel, run: onEdit },
    { action: "remove", label: removeLabel, run: onRemove },
  ].flatMap(({ run, ...rest }) => (run === undefined ? [] : [{ run, ...rest }]));
  if (offered.length === 0) return null;
  return (
    <Actions>
      <div>
        {offered.map(({ action, label, run }) => (
          <Button
            key={action}
            variant="quiet"
            size="small"
            pending={pendingAction === action}
            texts={texts}
            aria-disabled={pendingAction !== undefined || undefined}
            onClick={() => run()}
          >
            {label}
            <VisuallyHidden>{` ${cardName}`}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </Actions>
  );
}
