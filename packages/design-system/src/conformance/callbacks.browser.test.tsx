import { parseCep } from "@petbox/domain/address/cep";
import { initialCepLookup, nextCepLookup } from "@petbox/domain/address/cepLookup";
import { civilDate } from "@petbox/domain/calendar/civilDate";
import type { ReactElement } from "react";
import { waitFor } from "storybook/test";
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
import { openRoot } from "./openRoot.ts";

type Callback = () => void;
const card = { id: "c1", brand: "ELO", lastFour: "5904", isMain: false } as const;
const nothing = () => undefined;

const visitor = { user: { firstName: "Ana" }, hasSubscriptions: true, inApp: false };
const cep = parseCep("01310-100");
const looking = nextCepLookup(initialCepLookup, { type: "cep-typed", text: "01310-100" });
const unanswered = cep.ok ? nextCepLookup(looking, { type: "failed", cep: cep.value }) : looking;
const slides = [{ title: "Um" }, { title: "Dois" }];

/** Renders each component so that its last button or link calls `onCall`; the callback may receive arguments. */
const cases: Readonly<Record<string, (onCall: Callback) => ReactElement>> = {
  ErrorState: (onCall) => <ErrorState onRetry={onCall} />,
  OfferCard: (onCall) => (
    <OfferCard name="Bob" chosenText="Escolhido" actionText="Quero" onChoose={onCall}>
      Um
    </OfferCard>
  ),
  RenewButton: (onCall) => <RenewButton label="Gerar outro" texts={buttonTexts} pending={false} onRenew={onCall} />,
  ConfirmDialog: (onCall) => (
    <ConfirmDialog open title="Certeza?" onConfirm={onCall} onCancel={nothing}>
      Sai da lista.
    </ConfirmDialog>
  ),
  Dialog: (onCall) => <Dialog open title="Ajuda" onClose={onCall} />,
  CouponField: (onCall) => <CouponField applied="AUMIGO10" pending={false} onApply={nothing} onRemove={onCall} />,
  StoredCardItem: (onCall) => <StoredCardItem card={card} today={civilDate(2026, 11, 21)} onRemove={onCall} />,
  BackLink: (onCall) => <BackLink onBack={onCall} />,
  PaymentPanel: (onCall) => <PaymentPanel payment={{ status: "ready", value: { status: "failed", retry: onCall } }} />,
  SlideDeck: (onCall) => <SlideDeck label="Um" slides={slides} defaultSlide={1} onFinish={onCall} />,
  SideMenu: (onCall) => <SideMenu open onClose={onCall} />,
  "SideMenu of a subscriber": (onCall) => <SideMenu open onClose={onCall} user={visitor.user} hasSubscriptions />,
  AccountLinks: (onCall) => <AccountLinks {...visitor} texts={accountTexts} onFollow={onCall} />,
  AddressForm: (onCall) => <AddressForm lookup={unanswered} onCepChange={nothing} onRetry={onCall} />,
};

/** Like `cases`, but the callback belongs to the first button or link. */
const first: typeof cases = {
  PetMenu: (onCall) => <PetMenu onFollow={onCall} />,
  SlideDeck: (onCall) => <SlideDeck label="Um" slides={slides} onFinish={nothing} onSkip={onCall} />,
  SideMenu: (onCall) => <SideMenu open onClose={onCall} />,
};

const all = [
  ...Object.entries(cases).map(([name, shown]) => ({ name, shown, place: -1 })),
  ...Object.entries(first).map(([name, shown]) => ({ name: `The first of ${name}`, shown, place: 0 })),
];

it.each(all)("$name reports a press without passing on its event", async ({ shown, place }) => {
  const onCall = vi.fn();
  const { page, root } = openRoot();
  page.addEventListener("click", (event) => event.preventDefault());
  root.render(<ThemeRoot>{shown(onCall)}</ThemeRoot>);
  await waitFor(() => expect(page.querySelector("button, a[href]")).not.toBeNull());
  [...page.querySelectorAll<HTMLElement>("button, a[href]")].at(place)?.click();
  expect(onCall.mock.calls).toEqual([[]]);
});
