import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { renderWithStyles } from "@petbox/design-system/theme/renderWithStyles";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import type { PanelDocument, PanelState } from "@petbox/mock-server/panel/panelState";
import { PanelScreen } from "./PanelScreen.tsx";

/** The panel as a document of plain forms, in the device's colour scheme. */
export const renderPanel = ((state: PanelState) => {
  const { html, styles } = renderWithStyles(
    <ThemeRoot colorScheme="system" fontUrl={nunito}>
      <PanelScreen state={state} />
    </ThemeRoot>,
  );
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Cenários · PetBox</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    ${styles.replaceAll("<style ", '<style nonce="__STYLE_NONCE__" ')}
  </head>
  <body>
    ${html}
  </body>
</html>
`;
}) satisfies PanelDocument;
