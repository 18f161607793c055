import { Button, type ButtonProps } from "@petbox/design-system/components/Button";
import type { ReactNode } from "react";

interface PanelFormProps {
  /** Hidden fields: the payment or the person that the form is about. */
  readonly about?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A plain form that the browser sends to the panel's own URL. The button named "action" selects the action. */
export function PanelForm({ about = {}, children }: PanelFormProps) {
  return (
    <form method="post">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface ActionButtonProps extends Omit<ButtonProps, "name" | "value" | "type"> {
  /** The name of the panel's action. */
  readonly action: string;
}

/** Submits its form with the name of a panel action. */
export function ActionButton({ action, variant = "secondary", ...rest }: ActionButtonProps) {
  return <Button {...rest} type="submit" name="action" value={action} variant={variant} size="small" />;
}
