import { civilDate } from "@petbox/domain/calendar/civilDate";
import { levelNames } from "@petbox/domain/loyalty/levels";
import { cents } from "@petbox/domain/money/cents";
import { writeBoletoBarcode } from "@petbox/domain/payment/writeBoleto";
import { writePixPayload } from "@petbox/domain/pix/writePayload";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { CopyButton } from "../components/actions/CopyButton/index.ts";
import { DeliveryEstimate } from "../components/commerce/DeliveryEstimate/index.ts";
import { PriceBlock } from "../components/commerce/PriceBlock/index.ts";
import { SubscriptionCard } from "../components/commerce/SubscriptionCard/index.ts";
import { ErrorState } from "../components/feedback/ErrorState/index.ts";
import { Link } from "../components/navigation/Link/index.ts";
import { BoletoPanel } from "../components/payment/BoletoPanel/index.ts";
import { QrPanel } from "../components/payment/QrPanel/index.ts";
import { StoredCardItem } from "../components/payment/StoredCardItem/index.ts";
import { LayeredThemeRoot } from "../theme/LayeredThemeRoot.tsx";
import { renderWithStyles } from "../theme/renderWithStyles.tsx";
import { ThemeRoot } from "../theme/ThemeRoot.tsx";
import { currencyOf } from "./currencyOf.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { formatsOf } from "./formatsOf.ts";
import { ptBR } from "./ptBR.ts";
import type { GivenTexts } from "./texts.ts";

const shown = (texts: GivenTexts | undefined, children: ReactNode) =>
  renderWithStyles(<ThemeRoot texts={texts}>{children}</ThemeRoot>).html;

describe("the dictionary of ThemeRoot", () => {
  it("replaces the Portuguese default", () => {
    expect(shown(undefined, <CopyButton text="A" />)).toContain("Copiar");
    expect(shown(en, <CopyButton text="A" />)).toContain("Copy");
    expect(shown(es, <ErrorState />)).toContain("No se pudo cargar");
  });

  it("is replaced by the component's own texts and props", () => {
    expect(shown(en, <CopyButton text="A" label="Copiar cupom" />)).toContain("Copiar cupom");
    const button = <CopyButton text="A" pending texts={{ pendingLabel: "One moment" }} />;
    expect(shown(en, button)).toContain("One moment");
  });

  it("leaves the default of an undefined text", () => {
    const absent = Object.fromEntries([["copyLabel", undefined]]);
    expect(shown({ copyButton: absent }, <CopyButton text="A" />)).toContain("Copiar");
    expect(shown(en, <CopyButton text="A" texts={absent} />)).toContain("Copy");
  });

  it("may hold single texts: the others stay Portuguese", () => {
    const html = shown({ errorState: { title: "Ops" } }, <ErrorState onRetry={() => undefined} />);
    expect(html).toContain("Ops");
    expect(html).toContain("Tentar de novo");
  });

  it("and the router's link are those of the outer root for a root without them", () => {
    const page = (
      <ThemeRoot
        linkComponent={({ children, ...link }) => (
          <a {...link} data-router="">
            {children}
          </a>
        )}
      >
        <Link href="/planos">Planos</Link>
        <ThemeRoot colorScheme="dark">
          <Link href="/caixas">Caixas</Link>
        </ThemeRoot>
      </ThemeRoot>
    );
    expect(renderWithStyles(page).html.match(/<a [^>]*data-router/g)).toHaveLength(2);
  });

  it("is that of the outer root for a root without one, and also within a layer", () => {
    expect(shown(en, <ThemeRoot>{<CopyButton text="A" />}</ThemeRoot>)).toContain("Copy");
    expect(shown(en, <ThemeRoot texts={es}>{<ErrorState />}</ThemeRoot>)).toContain("No se pudo cargar");
    const layered = <LayeredThemeRoot texts={en}>{<CopyButton text="A" />}</LayeredThemeRoot>;
    expect(renderWithStyles(layered).html).toContain("Copy");
  });

  it.each([
    ["once", undefined, undefined],
    ["week", "/week", "/semana"],
    ["month", "/month", "/mes"],
    ["year", "/year", "/año"],
  ] as const)("says that a price is paid %s", (period, english, spanish) => {
    const price = <PriceBlock price={cents(990)} period={period} />;
    expect(/(\/[a-zñ]+)<\/span>/.exec(shown(en, price))?.[1]).toBe(english);
    expect(/(\/[a-zñ]+)<\/span>/.exec(shown(es, price))?.[1]).toBe(spanish);
  });

  it("writes amounts as the language does", () => {
    const price = <PriceBlock price={cents(123456)} />;
    expect(shown(undefined, price)).toContain("R$1.234,56");
    expect(shown(en, price)).toContain("R$1,234.56");
  });
});

it("writes amounts in another currency, also within sentences", () => {
  const price = <PriceBlock price={cents(123456)} discount={cents(500)} />;
  const html = shown({ ...en, format: formatsOf("en", "USD") }, price);
  expect(html).toContain("$1,234.56");
  expect(html).toContain("Discount unlocked: $5.00");
  expect(html).not.toContain("R$");
});

it("writes the amount of a PIX and of a boleto in reais, whatever the currency of the other amounts", () => {
  const amount = cents(7990);
  const today = civilDate(2026, 11, 21);
  const order = { payeeName: "PETBOX", payeeCity: "SAO PAULO", transactionId: "A1" };
  const pix = writePixPayload({ ...order, target: { kind: "key", key: "11222333000181" } });
  const boleto = writeBoletoBarcode({ bankCode: "237", freeField: "1".repeat(25), amount, dueDate: today });
  const panels = (
    <>
      <QrPanel code={pix} amount={amount} />
      <BoletoPanel line={boleto} amount={amount} today={today} />
      <BoletoPanel href="https://boletos.exemplo.com/8a3f" amount={amount} today={today} />
    </>
  );
  const amountsOf = (html: string) => html.match(/[^\s>]*79[.,]90/g);
  const inReais = amountsOf(shown(en, panels));
  expect(inReais).toContain("R$79.90");
  expect(amountsOf(shown({ ...en, format: formatsOf("en", "USD") }, panels))).toEqual(inReais);
  expect(amountsOf(shown({ ...es, format: formatsOf("es-419", "USD") }, panels))).toEqual(inReais);
  expect(amountsOf(shown({ format: formatsOf("pt-BR", "USD") }, panels))).toEqual(amountsOf(shown({}, panels)));
});

it("writes dates by its own format, also within sentences", () => {
  const day = civilDate(2026, 4, 7);
  const card = {
    id: "1",
    lastFour: "1111",
    isMain: true,
    nextCharge: { on: day, charged: [{ name: "Bob" }] },
    refusedOn: day,
  };
  const parts = (
    <>
      <DeliveryEstimate
        estimate={{ status: "ready", value: { start: day, end: civilDate(2026, 4, 10), shipDate: day } }}
      />
      <SubscriptionCard petName="Bob" plan="BOX" memberSince={day} image="bob.png" status="active" />
      <StoredCardItem card={card} today={civilDate(2026, 4, 1)} />
      <StoredCardItem card={card} today={civilDate(2026, 5, 1)} />
    </>
  );
  for (const dictionary of [en, es]) {
    const html = shown({ ...dictionary, format: formatsOf("en-GB") }, parts);
    expect(html.match(/7 Apr(?:il)?(?: 2026)?/g)).toEqual([
      "7 Apr",
      "7 Apr",
      "7 April 2026",
      ...Array(4).fill("7 Apr 2026"),
    ]);
  }
  expect(shown({ format: formatsOf("en-GB") }, parts)).toContain("Chega entre 7 Apr e 10 Apr");
});

describe("a currency", () => {
  it.each([
    ["en", "USD", "$1,234.50", 123450],
    ["en", "USD", "79.9", 7990],
    ["de", "EUR", "1.234,50 €", 123450],
    ["fr", "EUR", "1 234,5", 123450],
    ["ja", "JPY", "￥1,200", 1200],
    ["ar", "AED", "1,234.50 د.إ.", 123450],
    ["sv", "SEK", "-1 234,50", -123450],
    ["lt", "EUR", "−1 234,50 €", -123450],
    ["en-IN", "INR", "₹1,23,456.70", 12345670],
  ] as const)("reads amounts as %s writes %s: %s", (language, currency, typed, amount) => {
    const { parse, format } = currencyOf(language, currency);
    expect(parse(typed)).toEqual({ ok: true, value: amount });
    expect(parse(format(cents(amount)))).toEqual({ ok: true, value: amount });
  });

  it.each(["", "eighty", "79,90", "1.234.5", "0.001", "99999999999999999"])("refuses %j", (typed) => {
    expect(currencyOf("en", "USD").parse(typed)).toEqual({ ok: false, error: "amount-invalid" });
  });
});

/** Texts by their path: "footer.groups.terms". Those of functions are left out. */
function textsByPath(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, text]) => textsByPath(text, `${path}.${name}`));
}

/** Words and names that Portuguese and English share. */
const shared = ["Menu", "Slide", "Cookies", "Reclame Aqui", "Petikineo", "CPF", "CVV", "MM", "PIX", "Boleto"];

it("the dictionary en has no text of the default", () => {
  const portuguese = new Map(textsByPath({ ...ptBR, footer: { ...ptBR.footer, legalLine: "" } }));
  const untranslated = textsByPath(en).filter(([path, text]) => portuguese.get(path) === text);
  expect(untranslated.filter(([, text]) => !shared.includes(text))).toEqual([]);
});

it("the dictionary es has no letter or word of Portuguese alone", () => {
  const portuguese = /[ãõçêâ]|\b(?:não|você|uma|com|em|seu|sua|ou)\b/i;
  expect(textsByPath(es).filter(([, text]) => portuguese.test(text) && text !== ptBR.footer.legalLine)).toEqual([]);
});

describe.each(Object.entries({ en, es }))("the dictionary %s", (language, dictionary) => {
  it("writes dates and sizes in its language", () => {
    const { date, dayMonth, longDate, number, rating, fileSize } = dictionary.format;
    const day = civilDate(2026, 4, 7);
    const written = [date(day), dayMonth(day), longDate(day), number(1234), rating(4.25), fileSize(1_258_291)];
    expect(written).toEqual(
      language === "en"
        ? ["Apr 7, 2026", "Apr 7", "April 7, 2026", "1,234", "4.3", "1.2 MB"]
        : ["07/04/2026", "7 de abril", "7 de abril de 2026", "1,234", "4.3", "1.2 MB"],
    );
  });

  it("lists what a charge pays for", () => {
    const { chargedText } = dictionary.storedCardItem;
    const mats = { purchase: "hygiene" as const };
    expect([chargedText([{ name: "Bob" }, { name: "Mika" }, mats]), chargedText([{ name: "Bob" }])]).toEqual(
      language === "en"
        ? ["boxes for Bob and Mika, training pads", "box for Bob"]
        : ["cajas de Bob y Mika, tapetes higiénicos", "caja de Bob"],
    );
  });

  it("names the levels of the loyalty programme", () => {
    const { levelName, levelText } = dictionary.loyaltyLevel;
    expect(levelNames.map(levelName)).toEqual(
      language === "en"
        ? ["Bronze", "Silver", "Gold", "Platinum", "Diamond"]
        : ["Bronce", "Plata", "Oro", "Platino", "Diamante"],
    );
    expect(levelText(levelName("Ouro"))).toBe(language === "en" ? "Gold level" : "Nivel Oro");
  });
});
