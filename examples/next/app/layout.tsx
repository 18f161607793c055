import "@fontsource-variable/nunito/index.css";
import "@petbox/design-system/style.css";
import { StyleRegistry } from "@petbox/design-system/next";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import { headers } from "next/headers";
import type { ReactNode } from "react";

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    <html lang="pt-BR">
      <head>
        <meta property="csp-nonce" nonce={nonce} />
      </head>
      <body>
        <StyleRegistry nonce={nonce}>
          <ThemeRoot colorScheme="dark" globalStyle="linked">
            {children}
          </ThemeRoot>
        </StyleRegistry>
      </body>
    </html>
  );
}
