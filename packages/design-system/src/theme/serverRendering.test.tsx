import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { describe, expect, it } from "vitest";
import { Button } from "../components/actions/Button/Button.tsx";
import { Alert } from "../components/feedback/Alert/Alert.tsx";
import { Dialog } from "../components/feedback/Dialog/Dialog.tsx";
import { OfflineNotice } from "../components/feedback/OfflineNotice/OfflineNotice.tsx";
import { createToaster } from "../components/feedback/Toast/createToaster.ts";
import { ToastRegion } from "../components/feedback/Toast/ToastRegion.tsx";
import { Image } from "../components/foundations/Image/Image.tsx";
import { SafeHtml } from "../components/foundations/SafeHtml/SafeHtml.tsx";
import { Link } from "../components/navigation/Link/Link.tsx";
import { Countdown } from "../components/status/Countdown/Countdown.tsx";
import { LoadingOverlay } from "../components/status/LoadingOverlay/LoadingOverlay.tsx";
import { ProgressBar } from "../components/status/ProgressBar/ProgressBar.tsx";
import { renderWithStyles } from "./renderWithStyles.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

function onTheServer(children: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <ThemeRoot colorScheme="dark" fontUrl="/assets/nunito-1a2b3c.woff2">
        {children}
      </ThemeRoot>,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}

describe("rendering on the server", () => {
  it("writes the scheme as one attribute, both schemes' variables, and the one font", () => {
    const { html, css } = onTheServer(<p>Olá</p>);
    expect(html).toContain('data-theme="dark"');
    expect(css).toContain("--petbox-color-page:#fff9f2;");
    expect(css).toContain("--petbox-color-page:#17101f;");
    expect(css.match(/url\([^)]*\)/g)).toEqual(['url("/assets/nunito-1a2b3c.woff2")']);
  });

  it("needs no browser, and no inline style that a strict content policy would refuse", () => {
    const { html } = onTheServer(
      <>
        <Alert kind="warning" title="Assinatura suspensa" dismissible />
        <Button pending>Continuar</Button>
        <Countdown seconds={60} />
        <Dialog open title="Confirmar envio" onClose={() => undefined} />
        <Image src="/caixa.png" alt="Caixa" width={320} height={240} />
        <Link href="/planos">Planos</Link>
        <LoadingOverlay open />
        <OfflineNotice />
        <ProgressBar label="Etapa 1 de 10" value={1} max={10} />
        <SafeHtml html="<b>Olá</b><script>alert(1)</script>" />
        <ToastRegion toaster={createToaster()} />
      </>,
    );
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).toContain(">Olá</div>");
    expect(html).not.toContain("alert(1)");
    expect(html).toContain("1:00");
    expect(html).toContain('width="320" height="240"');
  });

  it("keeps the font faces apart from the element that the browser writes anew", () => {
    const { styles } = renderWithStyles(<ThemeRoot fontUrl="/assets/nunito-1a2b3c.woff2">Olá</ThemeRoot>);
    const [faces = "", rest = "", ...others] = styles.split(/(?=<style )/);
    expect(others).toEqual([]);
    expect(faces.match(/@font-face/g)).toHaveLength(5);
    expect(faces).toContain('url("/assets/nunito-1a2b3c.woff2")');
    expect(rest).toMatch(/^<style data-styled/);
    expect(rest).toContain("--petbox-color-page:#fff9f2;");
    expect(rest).not.toContain("@font-face");
  });
});
