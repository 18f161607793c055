import { Button, type ButtonProps } from "@petbox/design-system/components/Button";

interface ActionButtonProps extends Omit<ButtonProps, "name" | "value" | "type"> {
  /** The name of the panel's action. */
  readonly action: string;
}

/** Submits its form with the name of a panel action. */
export function ActionButton({ action, variant = "secondary", ...rest }: ActionButtonProps) {
  return <Button {...rest} type="submit" name="action" value={action} variant={variant} size="small" />;
}
