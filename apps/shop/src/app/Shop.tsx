import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ApiContext } from "@petbox/api-client/client/ApiContext";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, useState } from "react";
import { createNavigation, NavigationContext } from "./navigation.ts";
import type { Pages } from "./pages.ts";
import { RouterLink } from "./RouterLink.tsx";
import { SessionProvider } from "./SessionProvider.tsx";
import { ShopFrame } from "./ShopFrame.tsx";
import { type Services, ServicesContext } from "./services.ts";

interface ShopProps {
  readonly services: Services;
  readonly pages: Pages;
  /** What stands below the page; a story's own. */
  readonly children?: ReactNode;
}

/** The shop inside its router, the browser's, the prerenderer's or a story's: look, services, links and pages. */
export function Shop({ services, pages, children }: ShopProps) {
  const [navigation] = useState(() => createNavigation(pages));
  return (
    <ThemeRoot linkComponent={RouterLink} fontUrl={nunito}>
      <ServicesContext value={services}>
        <ApiContext value={services.client}>
          <NavigationContext value={navigation}>
            <SessionProvider session={services.session}>
              <ShopFrame pages={pages} />
              {children}
            </SessionProvider>
          </NavigationContext>
        </ApiContext>
      </ServicesContext>
    </ThemeRoot>
  );
}
