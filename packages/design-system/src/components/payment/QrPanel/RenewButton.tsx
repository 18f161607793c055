import { RotateCw } from "lucide-react";
import { Button, type ButtonProps, type ButtonTexts } from "../../actions/Button/index.ts";

export interface RenewButtonProps {
  onRenew: (() => void) | undefined;
  pending: boolean;
  label: string;
  texts: ButtonTexts;
  /**
   * The look of the button.
   * @default "primary"
   */
  variant?: ButtonProps["variant"];
}

/** Requests another code or boleto, where the page supports it. */
export function RenewButton({ onRenew, pending, label, texts, variant = "primary" }: RenewButtonProps) {
  if (onRenew === undefined) return null;
  return (
    <Button
      variant={variant}
      fullWidth
      onClick={() => onRenew()}
      pending={pending}
      texts={texts}
      startIcon={<RotateCw aria-hidden />}
    >
      {label}
    </Button>
  );
}
