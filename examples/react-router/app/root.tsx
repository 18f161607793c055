import "@fontsource-variable/nunito/index.css";
import "@petbox/design-system/style.css";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { NonceContext } from "./nonce.ts";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="pt-BR">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeRoot colorScheme="dark" globalStyle="linked">
          {children}
        </ThemeRoot>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
