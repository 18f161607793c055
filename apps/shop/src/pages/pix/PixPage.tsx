import { pixChannel, pixEvent } from "@petbox/api-client/pix/channels";
import { pixPageData } from "@petbox/api-client/pix/pageData";
import { useChannel } from "@petbox/api-client/realtime/useChannel";
import { AsyncResultView } from "@petbox/design-system/components/AsyncResultView";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { PixScreen } from "@petbox/design-system/screens/pix/PixScreen";
import { mapAsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { type PixPage as PixPageData, type PixView, pixTexts, pixViewOf } from "@petbox/domain/pix/pixPage";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { DocumentTitle } from "../../app/DocumentTitle.tsx";
import { usePageData, usePageDataCache, usePageReadAt } from "../../app/pageData.ts";
import { useServices } from "../../app/services.ts";

export { PixPage as Component };

/** Titles that tell the tab's state to customers who return from their bank. Other states have the page's own title. */
const titles: Partial<Record<PixView, string>> = {
  paid: "Pagamento aprovado!",
  expired: pixTexts.expiredTitle,
  "not-found": "PIX não encontrado",
};

const unknownPix: PixPageData = { code: "", isNotFound: true, isExpired: false };

/** /pix/{hash}: a PIX that anyone with its link can pay, logged in or not (MAN-122). */
function PixPage() {
  const { hash = "" } = useParams();
  return <PayPix key={hash} hash={hash} />;
}

/** The payment of a link. It stays current as `useChannel` keeps it (decision 34). */
function PayPix({ hash }: { readonly hash: string }) {
  const { clock } = useServices();
  const [toaster] = useState(createToaster);
  // A link may be unknown by the status of its page, too.
  const result = mapAsyncResult(usePageData(pixPageData), (page) => page ?? unknownPix);
  const readAt = usePageReadAt(pixPageData);
  const { revalidate } = usePageDataCache(pixPageData);
  const view = result.status === "ready" ? pixViewOf(result.value) : undefined;
  // A payment without a code may still get one, and the bank may report late a payment of the last seconds.
  const mayChange = view === "payable" || view === "nothing" || view === "expired";

  useChannel({
    channel: mayChange ? pixChannel(hash) : undefined,
    event: pixEvent,
    onMessage: revalidate,
    revalidate,
  });
  const screen = (page?: Parameters<typeof PixScreen>[0]["page"]) => (
    <PixScreen
      page={page}
      readAt={readAt}
      clock={clock}
      onCopied={() => toaster.showToast({ tone: "success", description: pixTexts.copied })}
      onExpired={revalidate}
      onReload={revalidate}
    />
  );
  return (
    <>
      <DocumentTitle>{view && titles[view]}</DocumentTitle>
      <AsyncResultView result={result} skeleton={screen()} headingLevel={1}>
        {screen}
      </AsyncResultView>
      <ToastRegion toaster={toaster} />
    </>
  );
}
