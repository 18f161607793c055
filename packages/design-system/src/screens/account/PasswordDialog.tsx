import { type FieldErrors, withMessages } from "@petbox/domain/fieldErrors";
import { identityMessages } from "@petbox/domain/identity/messages";
import { type PasswordChange, parsePasswordChange } from "@petbox/domain/identity/passwordChange";
import { sessionPaths } from "@petbox/domain/site/paths";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Form, type FormValues } from "../../components/forms/Form/index.ts";
import { PasswordField } from "../../components/forms/PasswordField/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Link } from "../../components/navigation/Link/index.ts";
import { NewPasswordFields } from "../session/NewPasswordFields.tsx";

export interface PasswordDialogProps {
  readonly open: boolean;
  /** The account's e-mail, for the browser's password manager. */
  readonly email: string;
  readonly pending: boolean;
  /** Error text of the last failed save; undefined while saving. */
  readonly failure: string | undefined;
  /** The errors of a refused change by field; a new object is a new refusal. */
  readonly fieldErrors?: FieldErrors<string> | undefined;
  readonly onSave: (change: PasswordChange) => void;
  readonly onClose: () => void;
}

/**
 * Dialog to change the password, confirmed with the current one (SUB-073, SUB-276 to SUB-280). The typed values survive
 * a failed save.
 */
export function PasswordDialog({ open, email, pending, failure, fieldErrors, onSave, onClose }: PasswordDialogProps) {
  return (
    <FormDialog open={open} title="Alterar senha" pending={pending} onClose={onClose}>
      <Form parse={parse} pending={pending} serverErrors={fieldErrors} onSubmit={onSave} aria-label="Alterar senha">
        {/* Password managers need the username next to the password. */}
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          name="oldPassword"
          label="Senha atual"
          autoComplete="current-password"
          texts={{ showLabel: "Mostrar a senha atual", hideLabel: "Ocultar a senha atual" }}
          enterKeyHint="next"
          required
        />
        <NewPasswordFields />
        <FailureAlert failure={failure} pending={pending} />
        <Button type="submit" fullWidth pending={pending} texts={{ pendingLabel: "Salvando" }}>
          Salvar senha
        </Button>
        <Text size="small" tone="soft">
          Os outros aparelhos em que você entrou vão pedir a senha nova. Não lembra da atual?{" "}
          <Link href={sessionPaths.recovery}>Receba um link por e-mail</Link>.
        </Text>
      </Form>
    </FormDialog>
  );
}

function parse({ oldPassword = "", password = "", confirmation = "" }: FormValues) {
  return withMessages(parsePasswordChange({ oldPassword, password, confirmation }), identityMessages);
}
