import { minPasswordLength } from "@petbox/domain/identity/newPassword";
import { PasswordField } from "../../components/forms/PasswordField/index.ts";

/** The new password and its confirmation (SUB-276). */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="Nova senha"
        hint={`Pelo menos ${minPasswordLength} caracteres. Uma frase que só você conhece é uma ótima senha.`}
        autoComplete="new-password"
        texts={{ showLabel: "Mostrar a nova senha", hideLabel: "Ocultar a nova senha" }}
        enterKeyHint="next"
        required
      />
      <PasswordField
        name="confirmation"
        label="Repita a nova senha"
        autoComplete="new-password"
        texts={{ showLabel: "Mostrar a senha repetida", hideLabel: "Ocultar a senha repetida" }}
        enterKeyHint="done"
        required
      />
    </>
  );
}
