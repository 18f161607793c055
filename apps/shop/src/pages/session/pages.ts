import { sessionPaths } from "@petbox/domain/site/paths";
import { page } from "../../app/page.ts";
import { siteFrame } from "../site/SiteFrame.tsx";

const frame = siteFrame({ width: "column" });

/** Coming in, and the way to a new password. */
export const pages = [
  page({
    path: sessionPaths.login,
    title: "Entrar",
    description: "Entre na sua conta PetBox para cuidar da sua assinatura.",
    prerender: true,
    frame,
    load: () => import("./LoginPage.tsx"),
  }),
  page({
    path: sessionPaths.recovery,
    title: "Recuperar a senha",
    description: "Receba por e-mail um link para criar a sua senha nova na PetBox.",
    prerender: true,
    frame,
    load: () => import("./RecoverPasswordPage.tsx"),
  }),
  page({
    path: sessionPaths.mailedLink,
    title: "Senha nova",
    // Every mailed link is served with this one.
    prerender: [sessionPaths.newPassword],
    frame,
    load: () => import("./NewPasswordPage.tsx"),
  }),
];
