import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Alert } from "../../components/feedback/Alert/index.ts";
import { SafeHtml } from "../../components/foundations/SafeHtml/index.ts";
import { bringIntoView } from "../../focus/bringIntoView.ts";

interface CardSubmitProps {
  readonly pending: boolean;
  readonly pendingLabel: string;
  /** Why the last card was not taken, as HTML of the server. */
  readonly failure: string | undefined;
  /** What the button says. */
  readonly children: ReactNode;
}

/** Sends the form of a card that it stands in; above it why it failed the last time. */
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
