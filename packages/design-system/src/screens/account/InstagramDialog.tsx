import { fieldResult, withMessages } from "@petbox/domain/fieldErrors";
import { type Instagram, parseNewInstagram } from "@petbox/domain/identity/instagram";
import { identityMessages } from "@petbox/domain/identity/messages";
import { useCallback } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { TextField } from "../../components/forms/TextField/index.ts";

export interface InstagramDialogProps {
  readonly open: boolean;
  /** The saved profile name, if any. */
  readonly current: string | undefined;
  readonly pending: boolean;
  /** Error text of the last failed save; undefined while saving. */
  readonly failure: string | undefined;
  readonly onSave: (instagram: Instagram) => void;
  readonly onClose: () => void;
}

/** Dialog to change the Instagram profile (SUB-072, SUB-274). */
export function InstagramDialog({ open, current, pending, failure, onSave, onClose }: InstagramDialogProps) {
  const parse = useCallback(
    ({ instagram = "" }: FormValues) =>
      withMessages(fieldResult("instagram", parseNewInstagram(instagram, current)), identityMessages),
    [current],
  );
  return (
    <FormDialog open={open} title="Seu Instagram" pending={pending} onClose={onClose}>
      <Form parse={parse} pending={pending} onSubmit={onSave} aria-label="Seu Instagram">
        <TextField
          name="instagram"
          label="Perfil no Instagram"
          hint="O nome, com ou sem @. Se preferir, cole o endereço do perfil."
          defaultValue={current}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          required
        />
        <FailureAlert failure={failure} pending={pending} />
        <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Salvando" }}>
          Salvar
        </Button>
      </Form>
    </FormDialog>
  );
}
