import { useEffect } from "react";
import { useServices } from "../../app/services.ts";

/**
 * Refreshes the session once the visitor has a paid subscription, so that the header of every tab shows it.
 * @param isPaid whether the subscription is known to be paid.
 */
export function useSubscriberNews(isPaid: boolean): void {
  const { session } = useServices();
  useEffect(() => {
    if (isPaid) session.revalidateAndNotifyTabs().catch(() => undefined);
  }, [isPaid, session]);
}
