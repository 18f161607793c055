import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { CouponField } from "../components/commerce/CouponField/index.ts";
import { OfferCard } from "../components/commerce/OfferCard/index.ts";
import { ConfirmDialog } from "../components/feedback/ConfirmDialog/index.ts";
import { Dialog } from "../components/feedback/Dialog/index.ts";
import { ErrorState } from "../components/feedback/ErrorState/index.ts";
import { BackLink } from "../components/navigation/BackLink/index.ts";
import { PaymentPanel } from "../components/payment/PaymentPanel/index.ts";
import { RenewButton } from "../components/payment/QrPanel/RenewButton.tsx";
import { StoredCardItem } from "../components/payment/StoredCardItem/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

type Callback = () => void;
const card = { id: "c1", brand: "ELO", lastFour: "5904", isMain: false } as const;
const nothing = () => undefined;

/** What tells that its last button was pressed, and nothing more: the callback may take something of its own. */
const cases: Readonly<Record<string, (told: Callback) => ReactElement>> = {
  ErrorState: (told) => <ErrorState onRetry={told} />,
  OfferCard: (told) => (
    <OfferCard name="Bob" chosenText="Escolhido" actionText="Quero" onAction={told}>
      Um
    </OfferCard>
  ),
  RenewButton: (told) => <RenewButton label="Gerar outro" pending={false} onRenew={told} />,
  ConfirmDialog: (told) => (
    <ConfirmDialog open title="Certeza?" onConfirm={told} onCancel={nothing}>
      Sai da lista.
    </ConfirmDialog>
  ),
  Dialog: (told) => <Dialog open title="Ajuda" onClose={told} />,
  CouponField: (told) => <CouponField applied="AUMIGO10" pending={false} onApply={nothing} onRemove={told} />,
  StoredCardItem: (told) => <StoredCardItem card={card} today={civilDate(2026, 11, 21)} onRemove={told} />,
  BackLink: (told) => <BackLink onBack={told} />,
  PaymentPanel: (told) => <PaymentPanel payment={{ status: "ready", value: { status: "failed", retry: told } }} />,
};

it.each(Object.entries(cases))("%s tells of a press without handing on its event", async (_name, shown) => {
  const told = vi.fn();
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  root.render(<ThemeRoot>{shown(told)}</ThemeRoot>);
  await vi.waitFor(() => expect(page.querySelector("button")).not.toBeNull());
  [...page.querySelectorAll("button")].at(-1)?.click();
  expect(told.mock.calls).toEqual([[]]);
  root.unmount();
  page.remove();
});
