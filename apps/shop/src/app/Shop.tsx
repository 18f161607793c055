import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { ApiContext } from "@petbox/api-client/client/ApiContext";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, useState } from "react";
import { createOpening, OpeningContext } from "./opening.ts";
import type { ShopPage } from "./page.ts";
import { RouterLink } from "./RouterLink.tsx";
import { ShopFrame } from "./ShopFrame.tsx";
import { type Services, ServicesContext } from "./services.ts";

interface ShopProps {
  readonly services: Services;
  readonly pages: readonly ShopPage[];
  /** What stands below the page; a story's own. */
  readonly children?: ReactNode;
}

/** The shop inside its router, the browser's, the prerenderer's or a story's: look, services, links and pages. */
export function Shop({ services, pages, children }: ShopProps) {
  const [opening] = useState(() => createOpening(pages));
  return (
    <ThemeRoot linkComponent={RouterLink} fontUrl={nunito}>
      <ServicesContext value={services}>
        <ApiContext value={services.client}>
          <OpeningContext value={opening}>
            <ShopFrame pages={pages} />
            {children}
          </OpeningContext>
        </ApiContext>
      </ServicesContext>
    </ThemeRoot>
  );
}
