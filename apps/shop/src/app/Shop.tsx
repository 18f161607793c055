import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ApiContext } from "@petbox/api-client/client/ApiContext";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router-dom";
import { PrefetchContext } from "./PrefetchContext.ts";
import { prefetchPage } from "./prefetch.ts";
import { RouterLink } from "./RouterLink.tsx";
import { type Services, ServicesContext } from "./services.ts";

interface ShopProps {
  readonly services: Services;
  readonly routes: RouteObject[];
  /** The router's provider: the browser's, the prerenderer's or a story's. */
  readonly children: ReactNode;
}

/** The shop around its router: look, services and links. */
export function Shop({ services, routes, children }: ShopProps) {
  return (
    <ThemeRoot linkComponent={RouterLink} fontUrl={nunito}>
      <ServicesContext value={services}>
        <ApiContext value={services.client}>
          <PrefetchContext value={(href) => prefetchPage(routes, href)}>{children}</PrefetchContext>
        </ApiContext>
      </ServicesContext>
    </ThemeRoot>
  );
}
