import { WifiOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { Root } from "./OfflineNotice.styles.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export interface OfflineNoticeProps extends Omit<ComponentProps<"div">, "children"> {
  /** @default "Você está sem internet. O que já preencheu continua aqui." */
  children?: ReactNode;
  /**
   * Whether there is no connection, for an application that knows it better than the browser.
   * @default what the browser says
   */
  offline?: boolean | undefined;
}

/** A line that is there while the device has no connection. Its live region is there before. */
export function OfflineNotice({
  children = "Você está sem internet. O que já preencheu continua aqui.",
  offline,
  ...rest
}: OfflineNoticeProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Root role="status" {...rest}>
      {(offline ?? !online) ? (
        <>
          <WifiOff aria-hidden />
          <span>{children}</span>
        </>
      ) : null}
    </Root>
  );
}
