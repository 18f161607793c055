import { RotateCw } from "lucide-react";
import { Button, type ButtonProps } from "../../actions/Button/index.ts";

export interface RenewButtonProps {
  onRenew: (() => void) | undefined;
  renewing: boolean;
  label: string;
  /** @default "primary" */
  variant?: ButtonProps["variant"];
}

/** Asks for another code or boleto, where the page can. */
export function RenewButton({ onRenew, renewing, label, variant = "primary" }: RenewButtonProps) {
  if (onRenew === undefined) return null;
  return (
    <Button variant={variant} fullWidth onClick={onRenew} busy={renewing} startIcon={<RotateCw aria-hidden />}>
      {label}
    </Button>
  );
}
