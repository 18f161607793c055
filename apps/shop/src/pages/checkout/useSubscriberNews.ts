import { useEffect } from "react";
import { useServices } from "../../app/services.ts";

/**
 * By now the visitor has a subscription: the header offers it, in every tab, and no longer to finish one.
 * @param isPaid whether it is known to be paid, whoever says so.
 */
export function useSubscriberNews(isPaid: boolean): void {
  const { session } = useServices();
  useEffect(() => {
    if (isPaid) session.refresh().catch(() => undefined);
  }, [isPaid, session]);
}
