import { describe, expect, it, vi } from "vitest";
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
import { LayeredThemeRoot } from "./LayeredThemeRoot.tsx";
import { renderWithStyles } from "./renderWithStyles.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

describe("rendering on the server", () => {
  it("writes the colour scheme as one attribute, the variables of both schemes, and a single font", () => {
    const { html, styles } = renderWithStyles(
      <ThemeRoot colorScheme="dark" fontUrl="/assets/nunito-1a2b3c.woff2">
        Olá
      </ThemeRoot>,
    );
    expect(html).toContain('data-theme="dark"');
    expect(styles).toContain("--petbox-color-page:#fff9f2;");
    expect(styles).toContain("--petbox-color-page:#17101f;");
    expect(styles.match(/url\([^)]*\)/g)).toEqual(['url("/assets/nunito-1a2b3c.woff2")']);
  });

  it("needs no browser, and writes no inline style that a strict content security policy would refuse", () => {
    const { html } = renderWithStyles(
      <ThemeRoot>
        <Alert tone="warning" title="Assinatura suspensa" dismissible />
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
      </ThemeRoot>,
    );
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).toContain(">Olá</div>");
    expect(html).not.toContain("alert(1)");
    expect(html).toContain("1:00");
    expect(html).toContain('width="320" height="240"');
  });

  it("writes no global style into a page that links it", () => {
    const { html, styles } = renderWithStyles(<ThemeRoot globalStyle="linked">Olá</ThemeRoot>);
    expect(html + styles).not.toMatch(/data-precedence|--petbox-color-page:/);
    expect(html).toContain("Olá");
  });

  it("moves the global style to the head, where hydration adopts it", () => {
    const { html, styles } = renderWithStyles(<ThemeRoot fontUrl="/assets/nunito-1a2b3c.woff2">Olá</ThemeRoot>);
    const [ground = "", rest = "", ...others] = styles.split(/(?=<style )/);
    expect(others).toEqual([]);
    expect(ground.match(/@font-face/g)).toHaveLength(5);
    expect(ground).toContain("--petbox-color-page:#fff9f2;");
    expect(rest).toMatch(/^<style data-styled/);
    expect(rest).not.toContain("--petbox-color-page:");
    expect(html).not.toContain("<style");
  });

  it("writes every rule into the layer of a LayeredThemeRoot, with class names of their own", () => {
    const { html, styles } = renderWithStyles(<LayeredThemeRoot layer="loja">Olá</LayeredThemeRoot>);
    const [ground = "", rest = ""] = styles.split(/(?=<style )/);
    expect(ground).toMatch(/^<style [^>]*>@layer loja\{/);
    const rules = rest.replace(/^<style [^>]*>/, "").split("/*!sc*/\n");
    expect(rules.filter((rule) => !/^(?:@layer loja\{|data-styled|<\/style>)/.test(rule))).toEqual([]);
    expect(html).not.toBe(renderWithStyles(<ThemeRoot>Olá</ThemeRoot>).html);
  });

  it("writes the nonce into both style elements", () => {
    const { html, styles } = renderWithStyles(<ThemeRoot>Olá</ThemeRoot>, { nonce: "abc" });
    expect(styles.match(/<style /g)).toHaveLength(2);
    expect(styles.match(/<style nonce="abc" /g)).toHaveLength(2);
    expect(html).not.toContain("<style");
    expect(renderWithStyles(<ThemeRoot>Olá</ThemeRoot>).styles).not.toContain("nonce");
  });

  it("collects all styles when ThemeRoot has its own nonce", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { styles } = renderWithStyles(<ThemeRoot nonce="abc">Olá</ThemeRoot>, { nonce: "abc" });
    expect(styles).toEqual(renderWithStyles(<ThemeRoot>Olá</ThemeRoot>, { nonce: "abc" }).styles);
  });
});
