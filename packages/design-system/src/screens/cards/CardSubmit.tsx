import { Lock } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { sanitizer } from "../../components/foundations/SafeHtml/index.ts";

interface CardSubmitProps {
  readonly pending: boolean;
  readonly pendingLabel: string;
  /** HTML from the server explaining why the last card was refused. */
  readonly failure: string | undefined;
  /** Label of the button. */
  readonly children: ReactNode;
}

/** Submit button of a card form, with the last failure above it. */
export function CardSubmit({ pending, pendingLabel, failure, children }: CardSubmitProps) {
  // The refusal may contain HTML; preloading the sanitiser lets the live region announce it once, complete.
  useEffect(sanitizer.preload, []);

  return (
    <>
      <FailureAlert title="Ops..." failure={failure} pending={pending} />
      <Button type="submit" fullWidth startIcon={<Lock aria-hidden />} pending={pending} texts={{ pendingLabel }}>
        {children}
      </Button>
    </>
  );
}
