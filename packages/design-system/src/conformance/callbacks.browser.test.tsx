import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { buttonTexts } from "../components/actions/Button/buttonTexts.ts";
import { CouponField } from "../components/commerce/CouponField/index.ts";
import { OfferCard } from "../components/commerce/OfferCard/index.ts";
import { ConfirmDialog } from "../components/feedback/ConfirmDialog/index.ts";
import { Dialog } from "../components/feedback/Dialog/index.ts";
import { ErrorState } from "../components/feedback/ErrorState/index.ts";
import { AddressForm } from "../components/forms/AddressForm/index.ts";
import { SlideDeck } from "../components/media/SlideDeck/index.ts";
import { AccountLinks } from "../components/navigation/AccountMenu/AccountLinks.tsx";
import { accountTexts } from "../components/navigation/AccountMenu/accountTexts.ts";
import { BackLink } from "../components/navigation/BackLink/index.ts";
import { PetMenu } from "../components/navigation/PetMenu/index.ts";
import { SideMenu } from "../components/navigation/SideMenu/index.ts";
import { PaymentPanel } from "../components/payment/PaymentPanel/index.ts";
import { RenewButton } from "../components/payment/QrPanel/RenewButton.tsx";
import { StoredCardItem } from "../components/payment/StoredCardItem/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";

type Callback = () => void;
const card = { id: "c1", brand: "ELO", lastFour: "5904", isMain: false } as const;
const nothing = () => undefined;

const visitor = { user: { firstName: "Ana" }, hasSubscriptions: true, inApp: false };
const cep = parseCep("01310-100");
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: "01310-100" });
const unanswered = cep.ok ? nextCepLookup(looking, { type: "failed", cep: cep.value }) : looking;
const slides = [{ title: "Um" }, { title: "Dois" }];

/** Renders each component so that its last button or link calls `told`; the callback may receive arguments. */
const cases: Readonly<Record<string, (told: Callback) => ReactElement>> = {
  ErrorState: (told) => <ErrorState onRetry={told} />,
  OfferCard: (told) => (
    <OfferCard name="Bob" chosenText="Escolhido" actionText="Quero" onChoose={told}>
      Um
    </OfferCard>
  ),
  RenewButton: (told) => <RenewButton label="Gerar outro" texts={buttonTexts} pending={false} onRenew={told} />,
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
  SlideDeck: (told) => <SlideDeck label="Um" slides={slides} defaultSlide={1} onFinish={told} />,
  SideMenu: (told) => <SideMenu open onClose={told} />,
  "SideMenu of a subscriber": (told) => <SideMenu open onClose={told} user={visitor.user} hasSubscriptions />,
  AccountLinks: (told) => <AccountLinks {...visitor} texts={accountTexts} onFollow={told} />,
  AddressForm: (told) => <AddressForm lookup={unanswered} onCepChange={nothing} onRetry={told} />,
};

/** Like `cases`, but the callback belongs to the first button or link. */
const first: typeof cases = {
  PetMenu: (told) => <PetMenu onFollow={told} />,
  SlideDeck: (told) => <SlideDeck label="Um" slides={slides} onFinish={nothing} onSkip={told} />,
  SideMenu: (told) => <SideMenu open onClose={told} />,
};

const all = [
  ...Object.entries(cases).map(([name, shown]) => ({ name, shown, place: -1 })),
  ...Object.entries(first).map(([name, shown]) => ({ name: `The first of ${name}`, shown, place: 0 })),
];

it.each(all)("$name reports a press without passing on its event", async ({ shown, place }) => {
  const told = vi.fn();
  const page = document.createElement("div");
  page.addEventListener("click", (event) => event.preventDefault());
  document.body.append(page);
  const root = createRoot(page);
  root.render(<ThemeRoot>{shown(told)}</ThemeRoot>);
  await vi.waitFor(() => expect(page.querySelector("button, a[href]")).not.toBeNull());
  [...page.querySelectorAll<HTMLElement>("button, a[href]")].at(place)?.click();
  expect(told.mock.calls).toEqual([[]]);
  root.unmount();
  page.remove();
});
