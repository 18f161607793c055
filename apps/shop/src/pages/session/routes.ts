import { sessionPaths } from "@petbox/domain/site/paths";
import type { RouteObject } from "react-router-dom";
import type { PageRoute } from "../../app/pageRoute.ts";
import type { SiteLayoutOptions } from "../site/siteLayoutOptions.ts";

const layout: SiteLayoutOptions = { width: "column" };

/** The login, and the reset of a password. */
export const routes: readonly RouteObject[] = [
  {
    lazy: () => import("../site/SiteLayout.tsx"),
    children: [
      {
        path: sessionPaths.login,
        handle: { title: "Entrar", layout },
        lazy: () => import("./LoginPage.tsx"),
      },
      {
        path: sessionPaths.recovery,
        handle: { title: "Recuperar a senha", layout },
        lazy: () => import("./RecoverPasswordPage.tsx"),
      },
      {
        path: sessionPaths.mailedLink,
        // Every mailed link is served with the document of this path.
        handle: { title: "Senha nova", prerenderedAs: [sessionPaths.newPassword], layout },
        lazy: () => import("./NewPasswordPage.tsx"),
      },
    ] satisfies PageRoute[],
  },
];
