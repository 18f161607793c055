import { WifiOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { useTexts } from "../../../texts/useTexts.ts";
import { tokens } from "../../../tokens/index.ts";
import { offlineNoticeTexts } from "./offlineNoticeTexts.ts";

const Root = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space.s2};
    padding: ${tokens.space.s2} ${tokens.space.s4};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.warningTint};
    color: ${tokens.color.warning};
    font-weight: ${tokens.fontWeight.semibold};
    line-height: ${tokens.lineHeight.tight};
  }
  > svg { flex: none; width: ${tokens.size.iconSmall}; height: ${tokens.size.iconSmall}; }
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export interface OfflineNoticeProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * The sentence of the notice.
   * @default "Você está sem internet. O que já preencheu continua aqui."
   */
  children?: ReactNode;
  /**
   * Whether the device is offline, for an application with a better source than the browser.
   * @default the browser's `navigator.onLine`
   */
  offline?: boolean | undefined;
}

/**
 * A line shown while the device is offline. Its live region exists from the start.
 *
 * @example
 * <PageLayout top={<OfflineNotice />}>
 *   <Heading headingLevel={1}>Suas assinaturas</Heading>
 * </PageLayout>
 */
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
