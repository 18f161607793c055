import { Button, type ButtonProps } from "@petbox/design-system/components/Button";

interface ActionButtonProps extends Omit<ButtonProps, "name" | "value" | "type"> {
  /** What the panel is asked to do with the values of the form. */
  readonly action: string;
}

/** Sends its form, and asks the panel for something by its name. */
export function ActionButton({ action, variant = "secondary", ...rest }: ActionButtonProps) {
  return <Button {...rest} type="submit" name="action" value={action} variant={variant} size="small" />;
}
