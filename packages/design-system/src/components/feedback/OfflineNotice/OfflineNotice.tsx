import { WifiOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { Root } from "./OfflineNotice.styles.ts";
import { offlineNoticeTexts } from "./offlineNoticeTexts.ts";

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
   * Whether the device is offline, for an application with a better source than the browser.
   * @default the browser's `navigator.onLine`
   */
  offline?: boolean | undefined;
}

/** A line shown while the device is offline. Its live region exists from the start. */
export function OfflineNotice({ children, offline, ...rest }: OfflineNoticeProps) {
  const { text } = useTexts("offlineNotice", offlineNoticeTexts);
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
          <span>{children ?? text}</span>
        </>
      ) : null}
    </Root>
  );
}
