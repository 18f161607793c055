import { ErrorScreen } from "@petbox/design-system/screens/site/ErrorScreen";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Shown when a page throws or its code does not load: a sentence and a link that reloads it. Reloads automatically when the network is
 * back.
 */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tryAgain = () => location.reload();
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);
  return <ErrorScreen retryHref={pathname + search} />;
}
