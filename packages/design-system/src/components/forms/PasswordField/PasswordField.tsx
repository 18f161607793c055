import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { AdornmentButton } from "../Field/AdornmentButton.styles.ts";
import type { InputFieldProps } from "../Field/fieldTexts.ts";
import { TextField } from "../TextField/TextField.tsx";
import { type PasswordFieldTexts, passwordFieldTexts } from "./passwordFieldTexts.ts";

export interface PasswordFieldProps
  extends InputFieldProps,
    Omit<ComponentProps<"input">, "children" | "name" | "type" | "autoComplete"> {
  /** Whether an existing or a new password is typed, for password managers. */
  autoComplete: "current-password" | "new-password";
  /**
   * Whether the password is readable from the start.
   * @default false
   */
  defaultShown?: boolean | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<PasswordFieldTexts> | undefined;
}

/**
 * A password, hidden until the eye button is pressed; text and caret are kept.
 *
 * @example
 * <PasswordField name="password" label="Senha" autoComplete="current-password" />
 */
export function PasswordField(props: PasswordFieldProps) {
  const { defaultShown = false, disabled, texts, ...field } = props;
  const { showLabel, hideLabel } = useTexts("passwordField", passwordFieldTexts, texts);
  const [isShown, setIsShown] = useState(defaultShown);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      disabled={disabled}
      type={isShown ? "text" : "password"}
      data-secret="password"
      adornment={
        <AdornmentButton
          type="button"
          disabled={disabled}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </AdornmentButton>
      }
    />
  );
}
