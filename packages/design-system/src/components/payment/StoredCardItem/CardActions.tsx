import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Actions } from "./StoredCardItem.styles.ts";
import type { StoredCardItemTexts } from "./storedCardTexts.ts";

/** What can be done with a stored card; without its callback an action has no button. */
export interface CardActionProps {
  /** Wanted as the card that is charged. The one that is already has no such button. */
  onMakeMain?: (() => void) | undefined;
  /** Called when the edit button is pressed; without it there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Wanted out of the list: ask first, with `ConfirmDialog`. */
  onRemove?: (() => void) | undefined;
  /** What is being done; until it is, no action is taken. */
  pendingAction?: "makeMain" | "remove" | undefined;
}

interface OwnProps extends CardActionProps {
  cardName: string;
  texts: StoredCardItemTexts;
}

/** The buttons of a stored card; each says which card it is about. */
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
            <span>
              {label}
              <VisuallyHidden>{` ${cardName}`}</VisuallyHidden>
            </span>
          </Button>
        ))}
      </div>
    </Actions>
  );
}
