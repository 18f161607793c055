import { ErrorScreen } from "@petbox/design-system/screens/site/ErrorScreen";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** What is shown when a page breaks or its code could not be fetched: one sentence, and the way to try again, which it goes by itself once the network is back. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tryAgain = () => location.reload();
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);
  return <ErrorScreen retryHref={pathname + search} />;
}
