import { ErrorScreen } from "@petbox/design-system/screens/site/ErrorScreen";
import { useLocation } from "react-router-dom";

/** What is shown when a page breaks or its code could not be fetched: one sentence, and the way to try again. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  return <ErrorScreen retryHref={pathname + search} />;
}
