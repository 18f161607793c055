import { Banner } from "@petbox/design-system/components/Banner";

/**
 * Said on a page where something is to be done, to whoever has no JavaScript. It stands in the prerendered document alone:
 * in the browser React leaves the inside of a `<noscript>` as it is, and the shop does not carry it.
 */
export function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Banner kind="warning" title="Esta página precisa de JavaScript">
          Ele está desligado neste navegador, e sem ele os botões e os formulários daqui não respondem. Ligue o
          JavaScript nas configurações do navegador e recarregue a página.
        </Banner>
      ) : null}
    </noscript>
  );
}
