import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import type { ReactElement } from "react";
import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyButton } from "../components/actions/CopyButton/index.ts";
import { LinkButton } from "../components/actions/LinkButton/index.ts";
import { ShareButton } from "../components/actions/ShareButton/index.ts";
import { CouponCard } from "../components/commerce/CouponCard/index.ts";
import { SubscriptionCard } from "../components/commerce/SubscriptionCard/index.ts";
import { AsyncResultView } from "../components/feedback/AsyncResultView/index.ts";
import { ConfirmDialog } from "../components/feedback/ConfirmDialog/index.ts";
import { Header } from "../components/navigation/Header/index.ts";
import { SideMenu } from "../components/navigation/SideMenu/index.ts";
import { BoletoPanel } from "../components/payment/BoletoPanel/index.ts";
import { PaymentPanel } from "../components/payment/PaymentPanel/index.ts";
import { QrPanel } from "../components/payment/QrPanel/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";
import { textsOf } from "./textsOf.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
});

afterEach(() => vi.restoreAllMocks());

const nothing = () => undefined;
const amount = cents(7990);
const today = civilDate(2026, 11, 21);
const code = writePixPayload({
  payeeName: "PETBOX",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
});
const line = writeBoletoBarcode({ bankCode: "237", freeField: "1234567890123456789012345", amount });
const failed = { status: "failed", failure: { kind: "timeout" }, retry: nothing, pending: true } as const;

const pendingLabel = "Um instantinho";
const newTabLabel = "(numa aba nova)";
const sign = "Veja bem";
const toneLabel = () => sign;

/** The text that each component had in that place by default. */
const own: Readonly<Record<string, RegExp>> = {
  [pendingLabel]: /^Carregando$/m,
  [newTabLabel]: /\(abre em outra aba\)/,
  [sign]: /^(?:Erro|Atenção|Informação)$/m,
};

async function shown(element: ReactElement): Promise<string> {
  root.render(<ThemeRoot>{element}</ThemeRoot>);
  await waitFor(() => expect(page.textContent).not.toBe(""));
  return textsOf(page).join("\n");
}

const spoken: Readonly<Record<string, readonly [text: string, element: ReactElement]>> = {
  "the tab of LinkButton": [
    newTabLabel,
    <LinkButton key="_" href="/a" newTab texts={{ newTabLabel }}>
      Rastrear
    </LinkButton>,
  ],
  "the tab of Header": [newTabLabel, <Header key="_" texts={{ newTabLabel }} />],
  "the tab of SideMenu": [newTabLabel, <SideMenu key="_" open onClose={nothing} texts={{ newTabLabel }} />],
  "the wait of CopyButton": [pendingLabel, <CopyButton key="_" text="A" pending texts={{ pendingLabel }} />],
  "the wait of QrPanel": [
    pendingLabel,
    <QrPanel key="_" code={code} expiresInSeconds={0} onRenew={nothing} pending texts={{ pendingLabel }} />,
  ],
  "the wait of BoletoPanel": [
    pendingLabel,
    <BoletoPanel key="_" today={today} onRenew={nothing} pending texts={{ pendingLabel }} />,
  ],
  "the wait of PaymentPanel": [
    pendingLabel,
    <PaymentPanel
      key="_"
      payment={{ status: "ready", value: { status: "failed", retry: nothing, pending: true } }}
      texts={{ pendingLabel }}
    />,
  ],
  "the sign of QrPanel": [sign, <QrPanel key="_" code="000201" texts={{ toneLabel }} />],
  "the sign of BoletoPanel": [sign, <BoletoPanel key="_" today={today} texts={{ toneLabel }} />],
  "the sign of SubscriptionCard": [
    sign,
    <SubscriptionCard key="_" petName="Mika" plan="Mensal" status="overdue" texts={{ toneLabel }} />,
  ],
  "the sign of ConfirmDialog": [
    sign,
    <ConfirmDialog
      key="_"
      open
      title="Certeza?"
      error="Não deu."
      onConfirm={nothing}
      onCancel={nothing}
      texts={{ toneLabel }}
    >
      Sai da lista.
    </ConfirmDialog>,
  ],
  "the sign of AsyncResultView": [
    sign,
    <AsyncResultView key="_" result={failed} variant="inline" skeleton={null} texts={{ toneLabel }}>
      {String}
    </AsyncResultView>,
  ],
};

it.each(Object.entries(spoken))("%s is shown in the page's text", async (_name, [text, element]) => {
  const texts = await shown(element);
  expect(texts).toContain(text);
  expect(texts).not.toMatch(own[text] ?? /(?!)/);
});

const words = { copiedLabel: "Peguei!", failedLabel: "Não peguei" };

const copying: Readonly<Record<string, ReactElement>> = {
  QrPanel: <QrPanel code={code} texts={words} />,
  BoletoPanel: <BoletoPanel line={line} today={today} texts={words} />,
  CouponCard: <CouponCard name="Amigo" code="AMIGO10" standing={{ kind: "valid" }} texts={words} />,
  ShareButton: <ShareButton url="https://petbox.com.br" text="Oi" title="Oi" copyAlways texts={words} />,
};

it.each(Object.entries(copying))("%s reports the outcome of copying in the page's text", async (_name, element) => {
  await shown(element);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const button = [...page.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("Copiar"));
  button?.click();
  await waitFor(() => expect(page.textContent).toContain("Peguei!"));
  write.mockRejectedValue(new DOMException("Not allowed"));
  button?.click();
  await waitFor(() => expect(page.textContent).toContain("Não peguei"));
});
