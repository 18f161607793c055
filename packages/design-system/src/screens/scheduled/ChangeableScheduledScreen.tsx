import { isChangeable } from "@petbox/domain/scheduled/ownScheduled";
import type { ReactNode } from "react";
import { FailureAlert } from "../../components/feedback/Alert/FailureAlert.tsx";
import { KeptFocus } from "../../focus/KeptFocus.tsx";
import { ScheduledDetailScreen, type ScheduledDetailScreenProps } from "./ScheduledDetailScreen.tsx";

export interface ChangeableScheduledScreenProps extends ScheduledDetailScreenProps {
  /** Whether the form is being sent: it stays until the answer. */
  readonly pending: boolean;
  /** Error text of the last failed attempt; may contain HTML from the server. */
  readonly failure: string | undefined;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * The form of a subscription that can be changed, or else its details: it may have been cancelled in another tab, or wait
 * for its first payment.
 */
export function ChangeableScheduledScreen({ pending, failure, children, ...details }: ChangeableScheduledScreenProps) {
  return (
    // A refusal may replace the form and its pressed button.
    <KeptFocus>
      {pending || isChangeable(details.subscription) ? (
        children
      ) : (
        <>
          <FailureAlert failure={failure} pending={pending} />
          <ScheduledDetailScreen {...details} />
        </>
      )}
    </KeptFocus>
  );
}
