import type { ReactNode } from "react";
import { bringIntoView } from "../../../focus/bringIntoView.ts";
import { SafeHtml } from "../../foundations/SafeHtml/index.ts";
import { Alert } from "./Alert.tsx";

interface FailureAlertProps {
  /** Why the last request failed; may contain HTML from the server. */
  readonly failure: string | undefined;
  /** Whether the request is being repeated. */
  readonly pending: boolean;
  /**
   * How serious the failure is.
   * @default "danger"
   */
  readonly tone?: "danger" | "warning" | undefined;
  readonly title?: ReactNode;
}

/** Why a form or a choice could not be sent, above the button that sends it again. */
export function FailureAlert({ failure, pending, tone = "danger", title }: FailureAlertProps) {
  if (failure === undefined || pending) return null;
  return (
    <Alert tone={tone} role="alert" title={title} ref={bringIntoView}>
      <SafeHtml html={failure} />
    </Alert>
  );
}
