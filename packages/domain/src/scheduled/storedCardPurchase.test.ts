import { describe, expect, it } from "vitest";
import { civilDate } from "../calendar/civilDate.ts";
import type { StoredCard } from "../card/storedCard.ts";
import { cents } from "../money/cents.ts";
import { purchaseInOneLine, suggestedCard } from "./storedCardPurchase.ts";

const today = civilDate(2026, 3, 10);
const card = (id: string, difference: Partial<StoredCard> = {}): StoredCard => ({
  id,
  lastFour: "1111",
  expiry: { month: "12", year: "31" },
  isMain: false,
  ...difference,
});
const over = { expiry: { month: "01", year: "26" } };

describe("the suggested card", () => {
  it("is the main one, wherever it stands in the list", () => {
    expect(suggestedCard([card("1"), card("2", { isMain: true })], today)?.id).toBe("2");
  });

  it("is another one if the main one has expired or was refused", () => {
    expect(suggestedCard([card("1", { isMain: true, ...over }), card("2")], today)?.id).toBe("2");
    expect(suggestedCard([card("1", { isMain: true, refusedOn: today }), card("2")], today)?.id).toBe("2");
  });

  it("is none if none is likely to pay", () => {
    expect(suggestedCard([], today)).toBeUndefined();
    expect(suggestedCard([card("1", over), card("2", { refusedOn: today })], today)).toBeUndefined();
  });
});

describe("a purchase in one line", () => {
  it("says box, card and today's charge", () => {
    const withBox = "Com o BOX da Nina";
    expect(purchaseInOneLine({ withBox, card: "Visa final 1111", total: cents(6_490) })).toBe(
      "Com o BOX da Nina, no Visa final 1111. R$64,90 hoje.",
    );
    expect(purchaseInOneLine({ withBox, card: "Visa final 1111" })).toBe("Com o BOX da Nina, no Visa final 1111.");
    expect(purchaseInOneLine({ total: cents(7_680) })).toBe("Envio avulso, com outro cartão. R$76,80 hoje.");
  });
});
