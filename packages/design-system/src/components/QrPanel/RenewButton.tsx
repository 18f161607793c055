import { RotateCw } from "lucide-react";
import { Button } from "../Button/index.ts";

export interface RenewButtonProps {
  onRenew: (() => void) | undefined;
  renewing: boolean;
  label: string;
}

/** Asks for another code or boleto, where the page can. */
export function RenewButton({ onRenew, renewing, label }: RenewButtonProps) {
  if (onRenew === undefined) return null;
  return (
    <Button fullWidth onClick={onRenew} busy={renewing} startIcon={<RotateCw aria-hidden />}>
      {label}
    </Button>
  );
}
