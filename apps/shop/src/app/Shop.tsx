import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ApiContext } from "@petbox/api-client/client/ApiContext";
import { RealtimeContext } from "@petbox/api-client/realtime/RealtimeContext";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, useEffect, useState } from "react";
import type { Session } from "../session/session.ts";
import { RouterLink } from "./RouterLink.tsx";
import { InAppContext, type Services, ServicesContext, SessionContext } from "./services.ts";

interface ShopProps {
  readonly services: Services;
  /** The router's provider: the browser's, the prerenderer's or a story's. */
  readonly children: ReactNode;
}

/** The providers around the router: look, services, links. */
export function Shop({ services, children }: ShopProps) {
  return (
    <ThemeRoot colorScheme="system" linkComponent={RouterLink} fontUrl={nunito}>
      <ServicesContext value={services}>
        <ApiContext value={services.client}>
          <RealtimeContext value={services.connectRealtime}>
            <SessionProvider session={services.session}>{children}</SessionProvider>
          </RealtimeContext>
        </ApiContext>
      </ServicesContext>
    </ThemeRoot>
  );
}

interface SessionProviderProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/**
 * Provides the session. A page that opens right after a change renders together with it; `useSyncExternalStore` would first render the
 * change on the page that is being left.
 */
function SessionProvider({ session, children }: SessionProviderProps) {
  const [data, setData] = useState(session.get);
  useEffect(() => {
    const update = () => setData(session.get());
    update();
    return session.subscribe(update);
  }, [session]);
  return (
    <SessionContext value={data}>
      <InAppContext value={data.inApp}>{children}</InAppContext>
    </SessionContext>
  );
}
