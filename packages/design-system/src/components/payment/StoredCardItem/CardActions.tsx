import { Button } from "../../actions/Button/Button.tsx";
import { VisuallyHidden } from "../../foundations/VisuallyHidden/VisuallyHidden.tsx";
import { Actions } from "./StoredCardItem.styles.ts";

/** What can be done with a stored card; without its callback an action has no button. */
export interface CardActionProps {
  /** Wanted as the card that is charged. The one that is already has no such button. */
  onMakeMain?: (() => void) | undefined;
  onEdit?: (() => void) | undefined;
  /** Wanted out of the list: ask first, with `ConfirmDialog`. */
  onRemove?: (() => void) | undefined;
  /** What is being done; until it is, no action is taken. */
  pending?: "makeMain" | "remove" | undefined;
  /** @default "Tornar principal" */
  makeMainLabel?: string | undefined;
  /** @default "Editar" */
  editLabel?: string | undefined;
  /** @default "Remover" */
  removeLabel?: string | undefined;
  /**
   * The name of a button while its action is being done.
   * @default "Carregando"
   */
  pendingLabel?: string | undefined;
}

/** The buttons of a stored card; each says which card it is about. */
export function CardActions(props: CardActionProps & { cardName: string }) {
  const { onMakeMain, onEdit, onRemove, pending, cardName, pendingLabel = "Carregando", ...labels } = props;
  const { makeMainLabel = "Tornar principal", editLabel = "Editar", removeLabel = "Remover" } = labels;
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
            pending={pending === action}
            pendingLabel={pendingLabel}
            aria-disabled={pending !== undefined || undefined}
            onClick={run}
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
