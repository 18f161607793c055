import { civilDate } from "@petbox/domain/calendar/civilDate";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import type { ReactElement } from "react";
import type { Root } from "react-dom/client";
import { waitFor } from "storybook/test";
import { beforeEach, expect, it } from "vitest";
import { Button } from "../components/actions/Button/index.ts";
import { ManualCopy } from "../components/actions/CopyButton/ManualCopy.tsx";
import { BeforeAfter } from "../components/commerce/BeforeAfter/index.ts";
import { CouponCard } from "../components/commerce/CouponCard/index.ts";
import { Popover } from "../components/feedback/Popover/index.ts";
import { DateField } from "../components/forms/DateField/index.ts";
import { EmailField } from "../components/forms/EmailField/index.ts";
import { MaskedField } from "../components/forms/MaskedField/index.ts";
import { BackLink } from "../components/navigation/BackLink/index.ts";
import { Breadcrumb } from "../components/navigation/Breadcrumb/index.ts";
import { FunnelProgress } from "../components/navigation/FunnelProgress/index.ts";
import { SideMenu } from "../components/navigation/SideMenu/index.ts";
import { BankPhoneList } from "../components/payment/BankPhoneList/index.ts";
import { BoletoPanel } from "../components/payment/BoletoPanel/index.ts";
import { CardPicture } from "../components/payment/CardPicture/index.ts";
import { QrPanel } from "../components/payment/QrPanel/index.ts";
import { ProgressBar } from "../components/status/ProgressBar/index.ts";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { openRoot } from "./openRoot.ts";

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ page, root } = openRoot());
  page.dir = "rtl";
});

const amount = cents(7990);
const pix = writePixPayload({
  payeeName: "PETBOX",
  payeeCity: "SAO PAULO",
  amount,
  target: { kind: "key", key: "11222333000181" },
});
const boleto = writeBoletoBarcode({ bankCode: "237", freeField: "1234567890123456789012345", amount });
const person = { holderName: "Ana", expirationMonth: "", expirationYear: "" };

/** The elements that show the text in full and nothing else, or the fields that hold it. */
const showing = (text: RegExp) =>
  [...page.querySelectorAll("*")].filter((element) =>
    text.test(element instanceof HTMLInputElement ? element.value : (element.textContent ?? "")),
  );

const codes: readonly (readonly [string, RegExp, ReactElement])[] = [
  ["the line of a boleto", /^23791\.\d{5} /, <BoletoPanel key="_" line={boleto} today={civilDate(2026, 11, 21)} />],
  ["a PIX code", /^000201/, <QrPanel key="_" code={pix} amount={amount} now={() => 0} />],
  ["a coupon", /^AMORA-10$/, <CouponCard key="_" name="Amora" code="AMORA-10" standing={{ kind: "lifelong" }} />],
  ["a code to copy by hand", /^AMORA-10$/, <ManualCopy key="_" text="AMORA-10" label="Código" />],
  ["a masked field", /^529\./, <MaskedField key="_" kind="cpf" name="cpf" label="CPF" defaultValue="529.982.247-25" />],
  ["a card's number", /^[\d•]{16}$/, <CardPicture key="_" number="4111 1111" {...person} />],
  ["a phone number", /^4004-/, <BankPhoneList key="_" banks={[{ bank: "Nubank", phone: "4004-1234" }]} />],
];

it.each(codes)("%s reads from left to right in a page that reads from right to left", async (_name, text, element) => {
  root.render(<ThemeRoot>{element}</ThemeRoot>);
  await waitFor(() => expect(showing(text)).not.toEqual([]));
  expect(showing(text).map((shown) => getComputedStyle(shown).direction)).not.toContain("rtl");
});

const adorned: readonly (readonly [string, ReactElement])[] = [
  ["a date", <DateField key="_" name="date" label="Data" />],
  ["a locked CPF", <MaskedField key="_" kind="cpf" name="cpf" label="CPF" readOnly defaultValue="529.982.247-25" />],
  ["an e-mail", <EmailField key="_" name="email" label="E-mail" status="accepted" />],
];

it.each(adorned)(
  "%s keeps its text beside its icon in a page that reads from right to left",
  async (_name, element) => {
    root.render(<ThemeRoot>{element}</ThemeRoot>);
    await waitFor(() => expect(page.querySelector("input + span")).not.toBeNull());
    const input = page.querySelector("input");
    const icon = page.querySelector("input + span");
    if (input === null || icon === null) throw new Error("The field is missing.");
    const textStart = input.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(input).paddingLeft);
    expect(textStart).toBeGreaterThanOrEqual(icon.getBoundingClientRect().right);
  },
);

const arrows: readonly (readonly [string, string, ReactElement])[] = [
  ["the way back", "a > svg", <BackLink key="_" href="#nome" />],
  ["a breadcrumb", "li svg", <Breadcrumb key="_" trail={[{ label: "Conta", href: "#conta" }]} current="Convite" />],
  ["a side menu", ".lucide-chevron-right", <SideMenu key="_" open onClose={() => undefined} />],
];

it.each(arrows)("the arrows of %s turn in a page that reads from right to left", async (_name, selector, element) => {
  root.render(<ThemeRoot>{element}</ThemeRoot>);
  const turns = () => {
    const shown = [...page.querySelectorAll(selector)].filter((arrow) => arrow.getClientRects().length > 0);
    return shown.map((arrow) => getComputedStyle(arrow).transform);
  };
  await waitFor(() => expect(turns()).not.toEqual([]));
  expect(new Set(turns())).toEqual(new Set(["matrix(-1, 0, 0, 1, 0, 0)"]));
});

it("the paw stands at the left end of the done steps in a page that reads from right to left", async () => {
  root.render(
    <ThemeRoot>
      <FunnelProgress step={2} phases={[{ name: "Seu pet", steps: 5 }]} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelectorAll("[data-done]")).toHaveLength(2));
  const middleOf = (element: Element | null | undefined) => {
    const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
    return left + width / 2;
  };
  const [first, second] = page.querySelectorAll("[data-done]");
  expect(middleOf(second)).toBeLessThan(middleOf(first));
  expect(middleOf(page.querySelector("svg"))).toBeLessThan(middleOf(second));
});

it("a progress bar fills from the right in a page that reads from right to left", async () => {
  root.render(
    <ThemeRoot>
      <ProgressBar label="Etapa 3 de 10" value={3} max={10} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("progress")).not.toBeNull());
  const { direction, transform } = getComputedStyle(page.querySelector("progress") ?? page);
  expect({ direction, transform }).toEqual({ direction: "ltr", transform: "matrix(-1, 0, 0, 1, 0, 0)" });
});

it("the ground of the new value lies under it in a page that reads from right to left", async () => {
  root.render(
    <ThemeRoot>
      <BeforeAfter title="O que muda" rows={[{ name: "Cobrado hoje", before: "Nada", after: "R$79,90" }]} />
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("tbody th")).not.toBeNull());
  const ground = getComputedStyle(page.querySelector("tbody th") ?? page).backgroundImage;
  expect(ground).toMatch(/^linear-gradient\(to left, rgba\(0, 0, 0, 0\) 50%/);
});

it("a popover starts at the right edge of its button in a page that reads from right to left", async () => {
  root.render(
    <ThemeRoot>
      <div style={{ paddingInline: "6rem" }}>
        <Button popoverTarget="ajuda">Onde?</Button>
      </div>
      <Popover id="ajuda">No verso do cartão.</Popover>
    </ThemeRoot>,
  );
  await waitFor(() => expect(page.querySelector("button")).toBeVisible());
  const button = page.querySelector("button");
  button?.click();
  const panel = page.querySelector("#ajuda");
  await waitFor(() => expect(panel).toBeVisible());
  const rightOf = (element: Element | null | undefined) => Math.round(Number(element?.getBoundingClientRect().right));
  expect(rightOf(panel)).toBe(rightOf(button));
});
