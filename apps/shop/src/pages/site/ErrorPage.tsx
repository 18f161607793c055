import { ErrorScreen } from "@petbox/design-system/screens/site/ErrorScreen";

/** What is shown when a page breaks or its code could not be fetched: one sentence, and the way to try again. */
export function ErrorPage() {
  return <ErrorScreen onRetry={() => window.location.reload()} />;
}
