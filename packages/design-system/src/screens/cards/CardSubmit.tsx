import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

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
  return (
    <>
      {failure === undefined || pending ? null : (
        <Alert tone="danger" title="Ops..." ref={bringIntoView}>
          <SafeHtml html={failure} />
        </Alert>
      )}
      <Button type="submit" fullWidth startIcon={<Lock aria-hidden />} pending={pending} texts={{ pendingLabel }}>
        {children}
      </Button>
    </>
  );
}
