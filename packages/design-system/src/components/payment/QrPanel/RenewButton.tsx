import { RotateCw } from "lucide-react";
import { Button, type ButtonProps } from "../../actions/Button/index.ts";

export interface RenewButtonProps {
  onRenew: (() => void) | undefined;
  pending: boolean;
  label: string;
  /** @default "primary" */
  variant?: ButtonProps["variant"];
}

/** Asks for another code or boleto, where the page can. */
export function RenewButton({ onRenew, pending, label, variant = "primary" }: RenewButtonProps) {
  if (onRenew === undefined) return null;
  return (
    <Button
      variant={variant}
      fullWidth
      onClick={() => onRenew()}
      pending={pending}
      startIcon={<RotateCw aria-hidden />}
    >
      {label}
    </Button>
  );
}
