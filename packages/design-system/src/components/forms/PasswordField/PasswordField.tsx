import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { AdornmentButton } from "../Field/AdornmentButton.styles.ts";
import type { CountedProps } from "../Field/useCharacterCounter.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps
  extends Omit<TextFieldProps, "type" | "adornment" | "autoComplete" | keyof CountedProps> {
  /** Whether the customer types the password they have or chooses a new one: password managers need to know. */
  autoComplete: "current-password" | "new-password";
  /**
   * Whether the password can be read from the start.
   * @default false
   */
  defaultShown?: boolean | undefined;
  /** @default "Mostrar senha" */
  showLabel?: string | undefined;
  /** @default "Ocultar senha" */
  hideLabel?: string | undefined;
}

/** A password, hidden until its eye is pressed; what was typed and the place of the caret are kept. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel = "Mostrar senha", hideLabel = "Ocultar senha", defaultShown = false, disabled, ...field } = props;
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
